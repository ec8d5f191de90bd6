import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '~/config/locales';
import { figuresOf, indexOffers } from '~/domain/order/figures';
import { emptyItem, type ItemDraft, type ItemNames, type OfferedItem } from '~/domain/order/order';
import { formatWeight } from '~/domain/pack-name';
import { formatSum } from '~/domain/price';
import { translateName } from '~/domain/translate-name';
import { Icon } from '../Icon';
import { ItemRow, productListId } from './ItemRow';
import styles from './items.module.css';
import type { OrderMessages } from './types';

interface Props {
  locale: Locale;
  messages: OrderMessages;
  /** With their prices. */
  items: readonly ItemDraft[];
  /** Called with a change of the rows, or without one if fields have changed. */
  onChange(change?: (items: readonly ItemDraft[]) => ItemDraft[]): void;
  offeredItems: readonly OfferedItem[];
  itemNames?: ItemNames | undefined;
  /** Name of the item to scroll to and focus. */
  enquiry?: string | undefined;
}

/** The letters of a name that fit a row on a phone. */
const mostLetters = 21;

/** The item rows. Focuses a new row, and the row after a removed one. */
export function ItemRows(props: Props) {
  const { locale, messages, items, onChange, offeredItems, itemNames, enquiry } = props;
  const rows = useRef<HTMLOListElement>(null);
  const { amounts } = figuresOf(items);
  const find = indexOffers(offeredItems);
  const weigh = (name: string) => {
    const { grams } = find(name) ?? {};
    return grams && translateName(itemNames, name).length > mostLetters ? formatWeight(grams, locale) : '';
  };
  const rowToFocus = useRef<number>(undefined);
  const nextKey = useRef(items.length);
  const [keys, setKeys] = useState(() => [...items.keys()]);

  useLayoutEffect(() => {
    if (rowToFocus.current === undefined) return;
    focusRow(rows.current, rowToFocus.current);
    rowToFocus.current = undefined;
  });

  const enquiredRow = items.findIndex(({ name }) => name === enquiry);
  const arePacksLoaded = offeredItems.length > 0;

  // Keeps the scroll position and focus of a visitor who moved while the form was loading.
  useLayoutEffect(() => {
    if (scrollY > 0) return;
    const row = rows.current?.children.item(enquiredRow);
    row?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [enquiredRow]);
  useEffect(() => {
    if (enquiredRow < 0 || !arePacksLoaded || document.activeElement !== document.body) return;
    focusRow(rows.current, enquiredRow, { preventScroll: true });
  }, [enquiredRow, arePacksLoaded]);

  function add() {
    rowToFocus.current = items.length;
    setKeys([...keys, nextKey.current]);
    nextKey.current += 1;
    onChange((rows) => [...rows, emptyItem()]);
  }

  function remove(index: number) {
    rowToFocus.current = Math.min(index, items.length - 2);
    setKeys(keys.filter((_, row) => row !== index));
    onChange((rows) => rows.filter((_, row) => row !== index));
  }

  /** Focuses the next row. Adds one after the last row, unless that has no name. */
  function focusNextRow(index: number) {
    if (index + 1 < items.length) focusRow(rows.current, index + 1);
    else if (items[index]?.name.trim()) add();
  }

  return (
    <div className={styles.ledger}>
      <ol id="order-items" ref={rows}>
        {items.map((item, index) => (
          <ItemRow
            key={keys[index]}
            messages={messages}
            number={index + 1}
            item={item}
            amount={amounts[index] === undefined ? '' : formatSum(amounts[index], locale)}
            weight={weigh(item.name)}
            offeredItems={offeredItems}
            itemNames={itemNames}
            onInput={() => onChange()}
            onEnter={() => focusNextRow(index)}
            onRemove={items.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      <button className={`row ${styles.add}`} type="button" onClick={add}>
        <Icon path="M12 5v14m-7-7h14" />
        <span>{messages.addItem}</span>
      </button>
      <datalist id={productListId}>
        {offeredItems.map(({ product, name, size }) => (
          <option
            key={name}
            value={translateName(itemNames, name)}
            label={`${translateName(itemNames, product)} ${size}`}
          />
        ))}
      </datalist>
    </div>
  );
}

function focusRow(rows: Element | null, index: number, options?: FocusOptions) {
  rows?.children.item(index)?.querySelector('input')?.focus(options);
}
