import { type ClipboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { type FoundItem, productOf } from '~/domain/order/read-list';
import { describedBy, Field } from '~/forms/Field';
import { formatCount } from '../words';
import styles from './OrderEditForm.module.css';
import type { PastedText } from './order-draft';
import type { OrderFormOptions } from './order-form-context';
import type { LinkDifference, PastedOrder, PastedQuestion } from './pasted-order';
import { readPastedOrders } from './settle-pasted';

const maxBytes = 200_000;

const utf8SizeOf = (text: string) => new TextEncoder().encode(text).length;

interface Props {
  options: OrderFormOptions;
  pasted: PastedText;
  /** Called with another text. `isPasted` replaces the whole text. */
  onText(text: string, isPasted: boolean): void;
  /** Called with one of the orders in the text, its index and the number of orders. */
  onOrder(order: PastedOrder, index: number, count: number): void;
  onCancel(): void;
}

const hint =
  'Paste the customer’s message from an email or a chat, or rows of a spreadsheet. It may hold several orders and other text. Nothing is saved until you press ‘Save Order’.';
const noOrder =
  'There is no order in this text. An order has lines such as ‘Full Name: …’, ‘1. … × 2’ or ‘besar 500g 20 pkt’.';

const tooLong = 'This text is too long. Paste only the part with the order.';

/** Text box for order messages. Parses a text when it is pasted, or on submit if it was typed or edited. */
export function PasteOrder({ options, pasted, onText, onOrder, onCancel }: Props) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const choice = useRef<HTMLHeadingElement>(null);
  const { text } = pasted;
  const saved = new Set(pasted.saved);
  const [message, setMessage] = useState('');
  const [orders, setOrders] = useState(() => (saved.size > 0 ? readPastedOrders(text, options) : []));
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  useEffect(() => {
    if (orders.length > 1) choice.current?.focus();
  }, [orders]);

  const change = (next: string) => {
    onText(next, false);
    setMessage('');
    setOrders([]);
  };
  /** Parses a text. Returns false if it is too long. */
  const read = (next: string) => {
    if (utf8SizeOf(next) > maxBytes) {
      setMessage(tooLong);
      return false;
    }
    const found = readPastedOrders(next, options);
    if (next !== text) onText(next, true);
    setOrders(found);
    setMessage(found.length === 0 ? noOrder : '');
    const [only, ...others] = found;
    if (only && others.length === 0) onOrder(only, 0, 1);
    return true;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    read(text);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (selectionEnd - selectionStart < text.length) return;
    event.preventDefault();
    read(event.clipboardData.getData('text/plain'));
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
          onChange={({ target }) => change(target.value)}
        />
      </Field>
      {orders.length > 1 && (
        <>
          <h2 ref={choice} className={styles.choice} tabIndex={-1}>
            {formatCount(orders.length, { one: 'order', many: 'orders' })} in this text
          </h2>
          <ol className="stack">
            {Object.entries(orders).map(([index, order]) => (
              <li key={index}>
                <button
                  type="button"
                  className="button"
                  data-kind="quiet"
                  onClick={() => onOrder(order, Number(index), orders.length)}
                >
                  {describe(order)}
                </button>{' '}
                {saved.has(Number(index)) && 'Saved'}
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="buttons">
        <button type="submit" className="button">
          Fill in the form
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

interface QuestionsProps {
  questions: readonly PastedQuestion[];
  /** Called with what is left to ask, and with the item of an answer. */
  onAnswer(questions: PastedQuestion[], item?: FoundItem, row?: string): void;
}

/** Asks which packs the lines of a message mean. */
export function PastedQuestions({ questions, onAnswer }: QuestionsProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  return (
    <aside className="notice stack" aria-label="Packs to choose">
      <p role="alert" tabIndex={-1} ref={heading}>
        These lines may mean several packs. Choose one, or ask the customer:
      </p>
      <ul className="stack">
        {Object.entries(questions).map(([index, asked]) => (
          <li key={index} className="stack">
            <p>{asked.question.text}</p>
            <div className="buttons">
              {asked.question.choices.map((choice) => {
                const isItem = choice.kind === 'item';
                const label = isItem ? `${choice.pack.name} × ${choice.quantity}` : productOf(choice);
                const answer = () => {
                  const { text } = asked.question;
                  const next = questions.flatMap((one) =>
                    one !== asked ? one : isItem ? [] : { ...one, question: { ...choice, text } },
                  );
                  // The button is gone.
                  heading.current?.focus();
                  onAnswer(next, isItem ? choice : undefined, asked.row);
                };
                return (
                  <button key={label} type="button" className="button" data-kind="quiet" onClick={answer}>
                    {label}
                  </button>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

interface LinkProps {
  differences: readonly LinkDifference[];
  /** Called with true for the numbers of the link. */
  onAnswer(isLink: boolean): void;
}

/** Shows the numbers of a message beside those of its link, and asks which are right. */
export function LinkQuestion({ differences, onAnswer }: LinkProps) {
  return (
    <aside className="notice stack" aria-label="Message and link">
      <p role="alert">
        The message and its link differ, so one of them was edited. The form has the message. Which is right?
      </p>
      <table>
        <thead>
          <tr>
            {['Pack', 'Message', 'Link'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ name, written, linked }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{written}</td>
              <td>{linked}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="buttons">
        <button type="button" className="button" data-kind="quiet" onClick={() => onAnswer(false)}>
          The message
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={() => onAnswer(true)}>
          The link
        </button>
      </div>
    </aside>
  );
}

/** Describes an order: `'Salt & Pepper, Ram Thapa, 2 items'`. */
function describe({ draft: { businessName, fullName, phone, items } }: PastedOrder): string {
  const names = [businessName, fullName].filter(Boolean);
  const who = names.length > 0 ? names : [phone || 'Without a name'];
  return [...who, formatCount(items.length, { one: 'item', many: 'items' })].join(', ');
}
