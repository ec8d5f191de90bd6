import type { Messages } from '~/config/messages';
import { cleanText } from '~/domain/clean-text';
import { stripWithCaret } from '~/domain/contact';
import { describedBy, Field } from '~/forms/Field';
import { cleanField, isComposing, replaceText, useInitialCorrection } from '~/forms/text-correction';
import { useTimedMessage } from './timed-message';

interface Props {
  messages: Messages['forms']['contact']['name'];
}

/** Removes everything but letters and spaces during input, after a composition ends. */
export function NameField({ messages }: Props) {
  const { text: message, show, hide } = useTimedMessage();
  const input = useInitialCorrection(correct);
  const field = { id: 'contact-name', hint: messages.hint, message };

  function correct(target: HTMLInputElement) {
    cleanField(target);
    const name = stripWithCaret(target.value, target.selectionStart ?? target.value.length);
    if (name.removed) {
      replaceText(target, name.value, name.caret);
      show(messages.refused);
    } else hide();
  }

  return (
    <Field {...field} label={messages.label}>
      <input
        className="input"
        ref={input}
        id={field.id}
        name="name"
        type="text"
        placeholder={messages.placeholder}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        aria-invalid={message !== '' || undefined}
        aria-describedby={describedBy(field)}
        onChange={(event) => !isComposing(event) && correct(event.target)}
        onCompositionEnd={(event) => correct(event.currentTarget)}
        onBlur={(event) => cleanField(event.currentTarget, cleanText)}
      />
    </Field>
  );
}
