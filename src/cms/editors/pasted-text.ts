import { atom } from 'nanostores';

/** The most bytes of a text that is read. */
export const mostBytes = 200_000;

interface PastedText {
  readonly text: string;
  /** Which of its orders are saved, by their place in it. */
  readonly saved: ReadonlySet<number>;
}

/** The text in the box. It survives a change of section, until its orders are saved or it is cancelled. */
export const $pasted = atom<PastedText>({ text: '', saved: new Set() });

export const setPasted = (text: string): void => $pasted.set({ text, saved: new Set() });

/** Notes that an order of the text is saved, and drops the text with its last one. */
export function noteSaved(place: number, orders: number): void {
  const { text, saved } = $pasted.get();
  const next = new Set(saved).add(place);
  if (next.size < orders) $pasted.set({ text, saved: next });
  else setPasted('');
}

/** The size of a text in bytes, as the office sees it in a file. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
