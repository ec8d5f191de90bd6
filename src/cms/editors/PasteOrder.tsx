import { type ClipboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { describedBy, Field } from '~/forms/Field';
import type { OrderFormOptions } from './order-form-context';
import { type PastedOrder, readPasted } from './pasted-order';

interface Props {
  options: OrderFormOptions;
  onOrder(order: PastedOrder): void;
  onCancel(): void;
}

const hint =
  'Paste the text of a message that the order page wrote, from WhatsApp or a mail program. It may be quoted or have other text around it. Nothing is saved before ‘Save Order’.';
const noOrder = 'There is no order in this text. An order has lines such as ‘Full Name: …’ and ‘1. … × 2’.';

/** Where the message of an order is pasted. It is read at once, or by the button where something was typed. */
export function PasteOrder({ options, onOrder, onCancel }: Props) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  useEffect(() => box.current?.focus(), []);

  const read = (next: string) => {
    const order = readPasted(next, options);
    if (order) onOrder(order);
    else setMessage(noOrder);
    return order !== undefined;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    read(text);
  };
  const paste = (event: ClipboardEvent) => {
    if (text === '' && read(event.clipboardData.getData('text/plain'))) event.preventDefault();
  };

  return (
    <form className="stack" onSubmit={submit}>
      <Field id={id} label="Message" hint={hint} message={message}>
        <textarea
          ref={box}
          className="input"
          id={id}
          rows={10}
          required
          aria-describedby={describedBy({ id, hint, message })}
          aria-invalid={message !== '' || undefined}
          value={text}
          onPaste={paste}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="buttons">
        <button type="submit" className="button">
          Read the order
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
