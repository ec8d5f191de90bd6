import { useLayoutEffect, useRef } from 'react';
import { addItem, changeItem, removeItem } from '~/domain/order/items';
import type { ItemDraft, ItemNames, OfferedItem } from '~/domain/order/order';
import { Icon } from '../Icon';
import { ItemRow, productListId } from './ItemRow';
import styles from './items.module.css';
import { useRowKeys } from './row-keys';
import type { OrderMessages } from './types';

interface Props {
  messages: OrderMessages;
  items: readonly ItemDraft[];
  onChange(items: ItemDraft[]): void;
  offeredItems: readonly OfferedItem[];
  itemNames?: ItemNames | undefined;
}

const noNames: ItemNames = {};

/** The item rows as a ledger; the focus follows the row that was added or took a removed one's place. */
export function ItemRows({ messages, items, onChange, offeredItems, itemNames = noNames }: Props) {
  const rows = useRef<HTMLOListElement>(null);
  const rowToFocus = useRef<number>(undefined);
  const { keys, drop } = useRowKeys(items.length);

  useLayoutEffect(() => {
    if (rowToFocus.current === undefined) return;
    focusRow(rowToFocus.current);
    rowToFocus.current = undefined;
  });

  /** A change as it is stored: an item that the order calls by another name than the page goes by that name. */
  function keepName({ name: shown, ...change }: Partial<ItemDraft>): Partial<ItemDraft> {
    if (shown === undefined) return change;
    return { name: Object.keys(itemNames).find((name) => itemNames[name] === shown) ?? shown };
  }

  function focusRow(index: number) {
    rows.current?.children.item(index)?.querySelector('input')?.focus();
  }

  function add() {
    rowToFocus.current = items.length;
    onChange(addItem(items));
  }

  function remove(index: number) {
    rowToFocus.current = Math.min(index, items.length - 2);
    drop(index);
    onChange(removeItem(items, index));
  }

  /** Goes to the next row, a new one after the last, but no further than one without a name. */
  function goOn(index: number) {
    if (index + 1 < items.length) focusRow(index + 1);
    else if (items[index]?.name.trim()) add();
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
            item={{ ...item, name: itemNames[item.name] ?? item.name }}
            onChange={(change) => onChange(changeItem(items, index, keepName(change)))}
            onEnter={() => goOn(index)}
            onRemove={items.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      <button className={styles.add} type="button" onClick={add}>
        <Icon path="M12 5v14m-7-7h14" />
        {messages.addItem}
      </button>
      <datalist id={productListId}>
        {offeredItems.map(({ name, label }) => (
          <option key={name} value={itemNames[name] ?? name} label={label} />
        ))}
      </datalist>
    </div>
  );
}
