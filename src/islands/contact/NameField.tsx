import type { Messages } from '~/config/messages';
import { stripWithCaret } from '~/domain/contact';
import { isComposing } from '~/forms/composition';
import { describedBy, Field } from '~/forms/Field';
import { rewrite } from '~/forms/rewrite';
import { useTimedMessage } from '~/forms/timed-message';
import { useTypedBefore } from '~/forms/typed-before';

interface Props {
  messages: Messages['forms']['contact']['name'];
}

/** Letters and spaces: anything else goes as it is typed, once an input method is done with it (spec §5.1). */
export function NameField({ messages }: Props) {
  const { text: message, show, hide } = useTimedMessage();
  const input = useTypedBefore(settle);
  const field = { id: 'contact-name', hint: messages.hint, message };

  function settle(target: HTMLInputElement) {
    const name = stripWithCaret(target.value, target.selectionStart ?? target.value.length);
    if (name.removed) {
      rewrite(target, name.value, name.caret);
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
        onChange={(event) => !isComposing(event) && settle(event.target)}
        onCompositionEnd={(event) => settle(event.currentTarget)}
      />
    </Field>
  );
}
