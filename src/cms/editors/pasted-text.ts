import { atom } from 'nanostores';

export const orderKey = 'orders';

export const orderName = { one: 'Order', many: 'Orders' };

export const maxBytes = 200_000;

export interface PastedText {
  readonly text: string;
  /** Indices of the orders that are already saved. */
  readonly saved: ReadonlySet<number>;
}

/** The pasted text. It survives a change of section until all its orders are saved or the user cancels. */
export const $pasted = atom<PastedText>({ text: '', saved: new Set() });

export const setPasted = (text: string): void => $pasted.set({ text, saved: new Set() });

/** Marks an order of the text as saved. Clears the text after the last one. */
export function markOrderSaved(index: number, count: number): void {
  const { text, saved } = $pasted.get();
  const next = new Set(saved).add(index);
  if (next.size < count) $pasted.set({ text, saved: next });
  else setPasted('');
}

export const utf8SizeOf = (text: string): number => new TextEncoder().encode(text).length;
