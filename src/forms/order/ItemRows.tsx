import { useLayoutEffect, useRef } from 'react';
import { addItem, changeItem, removeItem } from '~/domain/order/items';
import type { ItemDraft } from '~/domain/order/order';
import { Icon } from '../Icon';
import { ItemRow, productListId } from './ItemRow';
import styles from './items.module.css';
import { useRowKeys } from './row-keys';
import type { OrderMessages } from './types';

interface Props {
  messages: OrderMessages;
  items: readonly ItemDraft[];
  onChange(items: ItemDraft[]): void;
  productNames: readonly string[];
}

/** The item rows as a ledger; the focus follows the row that was added or took a removed one's place. */
export function ItemRows({ messages, items, onChange, productNames }: Props) {
  const rows = useRef<HTMLOListElement>(null);
  const rowToFocus = useRef<number>(undefined);
  const { keys, drop } = useRowKeys(items.length);

  useLayoutEffect(() => {
    if (rowToFocus.current === undefined) return;
    rows.current?.children.item(rowToFocus.current)?.querySelector('input')?.focus();
    rowToFocus.current = undefined;
  });

  function add() {
    rowToFocus.current = items.length;
    onChange(addItem(items));
  }

  function remove(index: number) {
    rowToFocus.current = Math.min(index, items.length - 2);
    drop(index);
    onChange(removeItem(items, index));
  }

  return (
    <div className={styles.ledger}>
      <div className={styles.headings} aria-hidden="true">
        <span>{messages.item.heading}</span>
        <span>{messages.item.quantityHeading}</span>
      </div>
      <ol className={styles.rows} ref={rows}>
        {items.map((item, index) => (
          <ItemRow
            key={keys[index]}
            messages={messages}
            number={index + 1}
            item={item}
            onChange={(change) => onChange(changeItem(items, index, change))}
            onRemove={items.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      <button className={styles.add} type="button" onClick={add}>
        <Icon path="M12 5v14m-7-7h14" />
        {messages.addItem}
      </button>
      <datalist id={productListId}>
        {productNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
