import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { interpolate } from '~/config/messages/interpolate';
import { mostQuantity } from '~/domain/order/list';
import type { ItemDraft, ItemNames, OfferedItem } from '~/domain/order/order';
import { packsOf } from '~/domain/order/packs-of';
import { translateName } from '~/domain/translate-name';
import { Icon } from '../Icon';
import { NumberInput } from '../NumberInput';
import { notBlank } from '../not-blank';
import { cleanInput } from '../text-correction';
import styles from './items.module.css';
import { PackChoice } from './PackChoice';
import { nameInOrders } from './read-fields';
import type { OrderMessages } from './types';

/** Id of the list of suggestions for items. */
export const productListId = 'order-products';

interface Props {
  messages: OrderMessages;
  /** Row number, from 1. */
  number: number;
  item: ItemDraft;
  offeredItems: readonly OfferedItem[];
  itemNames: ItemNames | undefined;
  onChange(change: Partial<ItemDraft>): void;
  /** Called for Enter in a field, which does not submit the form. */
  onEnter(): void;
  /** Undefined if the row cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** A row with an item and its quantity. Shows the packs of a product entered without one. */
export function ItemRow(props: Props) {
  const { messages, number, item, offeredItems, itemNames, onChange, onEnter, onRemove } = props;
  const label = interpolate(messages.item.name, { number });
  const quantity = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ text: string; name: string }>();
  const isTyped = typed?.name === item.name;
  const packs = useMemo(() => packsOf(item.name, offeredItems), [item.name, offeredItems]);
  const packsId = `order-packs-${number}`;

  /** Keeps the text as typed. An order stores a suggestion under its English name. */
  function type(text: string) {
    const name = nameInOrders(text, offeredItems, itemNames);
    setTyped({ text, name });
    onChange({ name });
  }

  function choose(name: string) {
    onChange({ name });
    quantity.current?.focus();
    quantity.current?.select();
  }

  /** Uses `keypress`, because Enter in a suggestion list or an input method fires only `keydown`. */
  function handleEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  }

  return (
    <li className={styles.row}>
      <input
        className={`input ${styles.cell}`}
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
        value={isTyped ? typed.text : translateName(itemNames, item.name)}
        {...cleanInput(type)}
        onKeyPress={handleEnter}
      />
      {packs.length > 0 && (
        <PackChoice
          id={packsId}
          label={interpolate(messages.item.choosePack, { name: translateName(itemNames, item.name) })}
          name={item.name}
          packs={packs}
          itemNames={itemNames}
          onChoose={choose}
        />
      )}
      <NumberInput
        ref={quantity}
        className={`input ${styles.cell}`}
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
        value={item.quantity}
        onChange={(text) => onChange({ quantity: text })}
        onKeyPress={handleEnter}
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
