import { useEffect, useRef, useState } from 'react';
import { interpolate } from '~/config/messages/interpolate';
import { cleanDigits } from '~/domain/digits';
import { mostItems } from '~/domain/order/query';
import type { FoundItem } from '~/domain/order/read-list';
import { PasteList, type PasteProps } from './PasteList';
import styles from './paste.module.css';

interface Props extends PasteProps {
  undo: string;
}

/** The order sheet takes three digits. */
const mostPacks = 999;

/** Sets the number of a pack, as if it was typed. */
function setPacks(input: HTMLInputElement, packs: number): void {
  input.value = String(packs);
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const readPacks = ({ value }: HTMLInputElement) => Number(cleanDigits(value)) || 0;

/** Adds a pasted list to the order sheet of the page. */
export function PasteToSheet({ undo, ...paste }: Props) {
  const [added, setAdded] = useState<{ text: string; former: Map<HTMLInputElement, number> }>();
  const status = useRef<HTMLParagraphElement>(null);
  const { messages } = paste;

  // The button that changed it is gone.
  useEffect(() => {
    if (added) status.current?.focus();
  }, [added]);

  function add(found: readonly FoundItem[]) {
    const former = new Map<HTMLInputElement, number>();
    const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-pack] input')];
    let room = mostItems - inputs.filter((input) => readPacks(input) > 0).length;
    const left: string[] = [];
    for (const { pack, quantity } of found) {
      const size = pack.name.slice(pack.product.length + 1);
      const input = inputs.find(
        (one) =>
          one.closest<HTMLElement>('[data-pack]')?.dataset.pack === size &&
          one.closest<HTMLElement>('[data-item]')?.dataset.item === pack.product,
      );
      const packs = input ? readPacks(input) : 0;
      if (!input || packs + quantity > mostPacks || (packs === 0 && room === 0)) {
        left.push(pack.name);
        continue;
      }
      if (packs === 0) room--;
      former.set(input, packs);
      setPacks(input, packs + quantity);
    }
    const text = interpolate(messages.added, { count: former.size });
    const rest = interpolate(messages.left, { names: left.join(', '), items: mostItems, packs: mostPacks });
    setAdded({ text: left.length > 0 ? `${text} ${rest}` : text, former });
  }

  function takeBack() {
    for (const [input, packs] of added?.former ?? []) setPacks(input, packs);
    setAdded({ text: '', former: new Map() });
  }

  return (
    <PasteList {...paste} onAdd={add}>
      <p className={styles.said} role="status" tabIndex={-1} ref={status}>
        {added?.text && <span key={added.text}>{`${added.text} `}</span>}
        {added?.text && (
          <button type="button" onClick={takeBack}>
            {undo}
          </button>
        )}
      </p>
    </PasteList>
  );
}
