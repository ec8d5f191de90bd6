import { useState } from 'react';
import type { Words } from '~/config/words';
import { phoneMessageMs, readPhone } from '~/domain/contact';
import { isComposing } from '~/forms/composition';
import { describedBy, Field } from '~/forms/Field';
import { rewrite } from '~/forms/rewrite';
import { useTimedMessage } from '~/forms/timed-message';
import { useTypedBefore } from '~/forms/typed-before';

interface Props {
  words: Words['forms']['contact']['phone'];
  value: string;
  onChange(value: string): void;
}

/** Digits: input with anything else is refused as a whole and the field keeps what it held (spec §5.1). */
export function PhoneField({ words, value, onChange }: Props) {
  const { text: message, show, hide } = useTimedMessage();
  const [isRefused, setRefused] = useState(false);
  /** What an input method is putting together; the number itself waits. */
  const [composed, setComposed] = useState<string>();
  const input = useTypedBefore((target) => settle(target, keepDigits(target.value)));
  const field = { id: 'contact-phone', hint: words.hint, message };

  function settle(target: HTMLInputElement, kept: string) {
    const entry = target.value;
    const phone = readPhone(entry);
    const held = phone.accepted ? phone.value : kept;
    if (entry !== held) {
      const caret = (target.selectionStart ?? entry.length) - (entry.length - held.length);
      rewrite(target, held, Math.max(0, caret));
    }
    setComposed(undefined);
    setRefused(!phone.accepted);
    if (phone.accepted) hide();
    else show(words.refused, phoneMessageMs);
    onChange(held);
  }

  return (
    <Field {...field} label={words.label}>
      <input
        className="input"
        ref={input}
        id={field.id}
        name="phone"
        type="tel"
        placeholder={words.placeholder}
        autoComplete="tel"
        inputMode="numeric"
        enterKeyHint="next"
        aria-invalid={isRefused || undefined}
        aria-describedby={describedBy(field)}
        value={composed ?? value}
        onChange={(event) =>
          isComposing(event) ? setComposed(event.target.value) : settle(event.target, value)
        }
        onCompositionEnd={(event) => settle(event.currentTarget, value)}
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
