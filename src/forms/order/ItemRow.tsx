import type { KeyboardEvent } from 'react';
import { interpolate } from '~/config/messages/interpolate';
import { replaceDigits } from '~/domain/digits';
import type { ItemDraft } from '~/domain/order/order';
import { Icon } from '../Icon';
import styles from './items.module.css';
import type { OrderMessages } from './types';

/** The packs that are suggested while an item is typed. */
export const productListId = 'order-products';

interface Props {
  messages: OrderMessages;
  /** The row's number, from 1. */
  number: number;
  item: ItemDraft;
  onChange(change: Partial<ItemDraft>): void;
  /** Called for Enter in one of the fields, which does not submit the form. */
  onEnter(): void;
  /** Left out where the row may not go. */
  onRemove?: (() => void) | undefined;
}

/** The only way to write at the caret of a field for numbers. */
const writeAtCaret = (text: string) => document.execCommand('insertText', false, text);

/** One line of the ledger: what, and how many. */
export function ItemRow({ messages, number, item, onChange, onEnter, onRemove }: Props) {
  const label = interpolate(messages.item.name, { number });

  /** A key that picks a suggestion or ends a word of an input method is no `keypress`. */
  function takeEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  }

  return (
    <li className={styles.row}>
      <input
        className={styles.cell}
        id={`order-item-${number}`}
        name="itemName"
        type="text"
        aria-label={label}
        placeholder={label}
        list={productListId}
        autoComplete="off"
        enterKeyHint="next"
        required
        value={item.name}
        onChange={(event) => onChange({ name: event.target.value })}
        onKeyPress={takeEnter}
      />
      <input
        className={styles.cell}
        id={`order-quantity-${number}`}
        name="itemQuantity"
        type="number"
        aria-label={interpolate(messages.item.quantity, { number })}
        placeholder={messages.item.quantityHeading}
        inputMode="numeric"
        min={1}
        max={Number.MAX_SAFE_INTEGER}
        step={1}
        autoComplete="off"
        enterKeyHint="next"
        required
        value={item.quantity}
        onChange={(event) => onChange({ quantity: event.target.value })}
        onBeforeInput={(event) => replaceDigits(event, writeAtCaret)}
        onKeyPress={takeEnter}
      />
      {onRemove && (
        <button
          className={styles.remove}
          type="button"
          aria-label={interpolate(messages.item.remove, { number })}
          onClick={onRemove}
        >
          <Icon path="M18 6L6 18M6 6l12 12" />
        </button>
      )}
    </li>
  );
}
