import type { ItemNames, OfferedItem } from '~/domain/order/order';
import { translateName } from '~/domain/translate-name';
import styles from './items.module.css';

interface Props {
  id: string;
  label: string;
  packs: readonly OfferedItem[];
  itemNames: ItemNames | undefined;
  /** Called with the name of a pack in orders. */
  onChoose(name: string): void;
}

/** Offers the packs of a product, grouped by product if several share the name. */
export function PackChoice({ id, label, packs, itemNames, onChoose }: Props) {
  const isShared = packs.some(({ product }) => product !== packs[0]?.product);
  return (
    <div className={styles.packs} role="group" aria-labelledby={id}>
      <p id={id}>{label}</p>
      {packs.map(({ product, name, size }) => (
        <button key={name} className={styles.pack} type="button" onClick={() => onChoose(name)}>
          {isShared ? `${translateName(itemNames, product)} ${size}` : size}
        </button>
      ))}
    </div>
  );
}
