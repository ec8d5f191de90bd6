import { type KeyboardEvent, useLayoutEffect, useMemo, useState } from 'react';
import { interpolate } from '~/config/messages/interpolate';
import { cleanDigits } from '~/domain/digits';
import { mostQuantity } from '~/domain/order/list';
import type { ItemDraft, ItemNames, OfferedItem } from '~/domain/order/order';
import { packsOf } from '~/domain/order/order';
import { translateName } from '~/domain/translate-name';
import { Icon } from '../Icon';
import { NumberInput, stepNumber } from '../NumberInput';
import { cleanField, cleanInput, useInitialCorrection } from '../text-correction';
import styles from './items.module.css';
import type { OrderMessages } from './types';
import { notBlank } from './types';

/** Id of the list of suggestions for items. */
export const productListId = 'order-products';

interface Props {
  messages: OrderMessages;
  /** Row number, from 1. */
  number: number;
  item: ItemDraft;
  /** What the row costs, '' without a known price. */
  amount: string;
  /** Weight of the pack, if its name is so long that a small screen cuts it. */
  weight: string;
  offeredItems: readonly OfferedItem[];
  itemNames: ItemNames | undefined;
  onInput(): void;
  /** Called for Enter in a field, which does not submit the form. */
  onEnter(): void;
  /** Undefined if the row cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** A row with an item and its quantity. Shows the packs of a product entered without one. */
export function ItemRow(props: Props) {
  const { messages, number, item, amount, weight, offeredItems, itemNames, onInput, onEnter, onRemove } =
    props;
  const label = interpolate(messages.item.name, { number });
  const [initial] = useState(item);
  const field = useInitialCorrection((typed) => cleanField(typed));
  const quantity = useInitialCorrection((typed) => cleanField(typed, cleanDigits));
  const packs = useMemo(() => packsOf(item.name, offeredItems), [item.name, offeredItems]);
  /** Set if the packs are of products with other names. */
  const isOther = packs.some(({ product }) => product.toLowerCase() !== item.name.trim().toLowerCase());
  const packsId = `order-packs-${number}`;

  // The names may come after the row.
  useLayoutEffect(() => {
    if (field.current?.value === initial.name) field.current.value = translateName(itemNames, initial.name);
  }, [field, initial, itemNames]);

  function choose(name: string) {
    if (field.current) field.current.value = translateName(itemNames, name);
    onInput();
    quantity.current?.focus();
    quantity.current?.select();
  }

  function step(by: number) {
    const next = quantity.current && stepNumber(quantity.current.value, by, 1, mostQuantity);
    if (!quantity.current || !next) return;
    quantity.current.value = next;
    onInput();
  }

  /** Not in the tab order, because the arrow keys of the field do the same. */
  const stepper = (by: number, sign: string, phrase: string) => (
    <button
      className={styles.step}
      type="button"
      tabIndex={-1}
      aria-label={interpolate(phrase, { number })}
      aria-disabled={by < 0 && Number(item.quantity) <= 1}
      onClick={() => step(by)}
    >
      {sign}
    </button>
  );

  /** Uses `keypress`, because Enter in a suggestion list or an input method fires only `keydown`. */
  function handleEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  }

  return (
    <li className={styles.row}>
      <input
        className={`input ${styles.name}`}
        ref={field}
        id={`order-item-${number}`}
        name="itemName"
        type="text"
        aria-label={label}
        placeholder={label}
        list={productListId}
        autoComplete="off"
        enterKeyHint="next"
        required
        pattern={notBlank}
        aria-describedby={packs.length > 0 ? packsId : undefined}
        defaultValue={translateName(itemNames, initial.name)}
        {...cleanInput(onInput)}
        onKeyPress={handleEnter}
      />
      {packs.length > 0 && (
        <div className={`row ${styles.packs}`} role="group" aria-labelledby={packsId}>
          <p id={packsId}>
            {interpolate(messages.item.choosePack, { name: translateName(itemNames, item.name) })}
          </p>
          {packs.map(({ product, name, size }) => (
            <button
              key={name}
              className={`button ${styles.pack}`}
              data-kind="quiet"
              type="button"
              onClick={() => choose(name)}
            >
              {isOther ? `${translateName(itemNames, product)} ${size}` : size}
            </button>
          ))}
        </div>
      )}
      {stepper(-1, '−', messages.item.less)}
      <NumberInput
        ref={quantity}
        className={`input ${styles.quantity}`}
        id={`order-quantity-${number}`}
        name="itemQuantity"
        aria-label={interpolate(messages.item.quantity, { number })}
        placeholder={messages.item.quantityHeading}
        min={1}
        max={mostQuantity}
        pattern={`0*[1-9][0-9]{0,${String(mostQuantity).length - 1}}(?:[.]0*)?`}
        title={interpolate(messages.item.most, { most: mostQuantity })}
        enterKeyHint="next"
        required
        defaultValue={initial.quantity}
        onChange={onInput}
        onKeyPress={handleEnter}
      />
      {stepper(1, '+', messages.item.more)}
      <span className={styles.amount}>
        {weight && <span className={styles.weight}>{`${weight} · `}</span>}
        {amount && <span>{amount}</span>}
      </span>
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
