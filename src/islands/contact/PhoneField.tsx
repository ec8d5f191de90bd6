import { useRef, useState } from 'react';
import type { Messages } from '~/config/messages';
import { phoneMessageMs, readPhone } from '~/domain/contact';
import { isComposing } from '~/forms/composition';
import { describedBy, Field } from '~/forms/Field';
import { rewrite } from '~/forms/rewrite';
import { useTimedMessage } from '~/forms/timed-message';
import { useTypedBefore } from '~/forms/typed-before';

interface Props {
  messages: Messages['forms']['contact']['phone'];
}

/** Digits: input with anything else is refused as a whole and the field keeps what it held (spec §5.1). */
export function PhoneField({ messages }: Props) {
  const { text: message, show, hide } = useTimedMessage();
  const [isRefused, setRefused] = useState(false);
  /** The digits accepted last, which the field goes back to. */
  const held = useRef('');
  const input = useTypedBefore((target) => {
    held.current = keepDigits(target.value);
    settle(target);
  });
  const field = { id: 'contact-phone', hint: messages.hint, message };

  function settle(target: HTMLInputElement) {
    const entry = target.value;
    const phone = readPhone(entry);
    if (phone.accepted) held.current = phone.value;
    if (entry !== held.current) {
      const caret = (target.selectionStart ?? entry.length) - (entry.length - held.current.length);
      rewrite(target, held.current, Math.max(0, caret));
    }
    setRefused(!phone.accepted);
    if (phone.accepted) hide();
    else show(messages.refused, phoneMessageMs);
  }

  return (
    <Field {...field} label={messages.label}>
      <input
        className="input"
        ref={input}
        id={field.id}
        name="phone"
        type="tel"
        placeholder={messages.placeholder}
        autoComplete="tel"
        inputMode="numeric"
        enterKeyHint="next"
        aria-invalid={isRefused || undefined}
        aria-describedby={describedBy(field)}
        onChange={(event) => !isComposing(event) && settle(event.target)}
        onCompositionEnd={(event) => settle(event.currentTarget)}
      />
    </Field>
  );
}

/** What is left of a number when each of its characters is taken or refused by itself. */
function keepDigits(entry: string): string {
  return Array.from(entry, readPhone)
    .filter(({ accepted }) => accepted)
    .map(({ value }) => value)
    .join('');
}
