import type { ItemNames, OfferedItem } from '~/domain/order/order';
import { translateName } from '~/domain/translate-name';
import styles from './items.module.css';

interface Props {
  id: string;
  label: string;
  /** Name of the item. */
  name: string;
  packs: readonly OfferedItem[];
  itemNames: ItemNames | undefined;
  /** Called with the name of a pack in orders. */
  onChoose(name: string): void;
}

/** Offers packs, under the name of their product if the item has another. */
export function PackChoice({ id, label, name: item, packs, itemNames, onChoose }: Props) {
  const isOther = packs.some(({ product }) => product.toLowerCase() !== item.trim().toLowerCase());
  return (
    <div className={`row ${styles.packs}`} role="group" aria-labelledby={id}>
      <p id={id}>{label}</p>
      {packs.map(({ product, name, size }) => (
        <button
          key={name}
          className={`button ${styles.pack}`}
          data-kind="quiet"
          type="button"
          onClick={() => onChoose(name)}
        >
          {isOther ? `${translateName(itemNames, product)} ${size}` : size}
        </button>
      ))}
    </div>
  );
}
