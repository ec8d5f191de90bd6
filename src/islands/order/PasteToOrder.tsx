import { interpolate } from '~/config/messages/interpolate';
import type { ListRow } from '~/domain/order/list';
import type { FoundItem } from '~/domain/order/read-list';
import { PasteList, type PasteProps } from './PasteList';

/** Items for the order form, and the text that says so. */
interface PastedItems {
  rows: readonly ListRow[];
  text: string;
}

declare global {
  interface WindowEventMap {
    /** The order form prevents the default to say that it has taken the items. */
    'pasted-items': CustomEvent<PastedItems>;
  }
}

/** Adds a pasted list to the order form of the page, which says so and offers to undo it. */
export function PasteToOrder(props: PasteProps) {
  function add(found: readonly FoundItem[]) {
    const detail: PastedItems = {
      rows: found.map(({ pack, quantity }) => ({ name: pack.name, quantity })),
      text: interpolate(props.messages.added, { count: found.length }),
    };
    const send = () => dispatchEvent(new CustomEvent('pasted-items', { detail, cancelable: true }));
    if (!send()) return;
    const form = document.querySelector('[data-draft] astro-island');
    form?.addEventListener('astro:hydrate', send, { once: true });
    form?.dispatchEvent(new Event('focusin'));
  }

  return <PasteList {...props} onAdd={add} />;
}
