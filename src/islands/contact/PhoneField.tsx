import { type ChangeEvent, useRef, useState } from 'react';
import type { Messages } from '~/config/messages';
import { cleanText } from '~/domain/clean-text';
import { phoneMessageMs, readPhone } from '~/domain/contact';
import { cleanDigits } from '~/domain/digits';
import { describedBy, Field } from '~/forms/Field';
import { cleanField, isComposing, replaceText, useInitialCorrection } from '~/forms/text-correction';
import { useTimedMessage } from './timed-message';

interface Props {
  messages: Messages['forms']['contact']['phone'];
}

/** Rejects input with anything but digits and restores the previous value. */
export function PhoneField({ messages }: Props) {
  const { text: message, show, hide } = useTimedMessage();
  const [isRefused, setRefused] = useState(false);
  /** The last accepted value. */
  const held = useRef('');
  const input = useInitialCorrection((target) => {
    held.current = keepDigits(target.value);
    correct(target);
  });
  const field = { id: 'contact-phone', hint: messages.hint, message };

  function correct(target: HTMLInputElement, clean = cleanDigits) {
    const entry = cleanField(target, clean);
    const phone = readPhone(entry);
    if (phone.accepted) held.current = phone.value;
    if (entry !== held.current) {
      const caret = (target.selectionStart ?? entry.length) - (entry.length - held.current.length);
      replaceText(target, held.current, Math.max(0, caret));
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
        onChange={(event) =>
          !isComposing(event) && correct(event.target, isPaste(event) ? cleanPasted : undefined)
        }
        onCompositionEnd={(event) => correct(event.currentTarget)}
      />
    </Field>
  );
}

const isPaste = ({ nativeEvent }: ChangeEvent) =>
  'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';

/** A number copied from elsewhere often has a space at its end. */
const cleanPasted = (text: string) => cleanText(cleanDigits(text));

/** Filters the digits that the field would accept one by one. */
function keepDigits(entry: string): string {
  return Array.from(entry, readPhone)
    .filter(({ accepted }) => accepted)
    .map(({ value }) => value)
    .join('');
}
