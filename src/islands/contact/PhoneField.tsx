import { useState } from 'react';
import type { Words } from '~/config/words';
import { phoneMessageMs, readPhone } from '~/domain/contact';
import { isComposing } from '~/forms/composition';
import { describedBy, Field } from '~/forms/Field';
import { useTimedMessage } from '~/forms/timed-message';

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
  const field = { id: 'contact-phone', hint: words.hint, message };

  function settle(input: HTMLInputElement) {
    const entry = input.value;
    const caret = input.selectionStart ?? entry.length;
    const phone = readPhone(entry);
    const held = phone.accepted ? phone.value : value;
    if (input.value !== held) {
      const place = Math.max(0, caret - (entry.length - held.length));
      input.value = held;
      input.setSelectionRange(place, place);
    }
    setComposed(undefined);
    setRefused(!phone.accepted);
    if (phone.accepted) hide();
    else show(words.refused, phoneMessageMs);
    if (held !== value) onChange(held);
  }

  return (
    <Field {...field} label={words.label}>
      <input
        className="input"
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
        onChange={(event) => (isComposing(event) ? setComposed(event.target.value) : settle(event.target))}
        onCompositionEnd={(event) => settle(event.currentTarget)}
      />
    </Field>
  );
}
