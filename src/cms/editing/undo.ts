import { atom } from 'nanostores';
import { countWords, type RecordName, recordName } from '../words';

/** A deletion that can be taken back for a while. */
export interface Deletion {
  readonly name: RecordName;
  /** Puts the record back. Returns its DOM id, or undefined when it could not be put back. */
  restore(): string | undefined;
}

/** Everything that was deleted since the offer appeared. */
export interface UndoOffer {
  readonly deletions: readonly Deletion[];
  /** Where the keyboard goes when the offer is passed over. */
  readonly next: HTMLElement | null;
}

export const $undoOffer = atom<UndoOffer | undefined>(undefined);

/** How long an offer lasts after its latest deletion, in milliseconds. */
export const undoTime = 10_000;

/** The button of the offer, for moving the keyboard to it. */
export const undoButtonId = 'undo';

/** Offers to take a deletion back, together with those that the offer holds already. */
export function offerUndo(deletion: Deletion, next: HTMLElement | null): void {
  const earlier = $undoOffer.get()?.deletions ?? [];
  $undoOffer.set({ deletions: [...earlier, deletion], next });
}

/**
 * Takes back all deletions of the offer, the latest first, so that each record finds its place again. Those
 * that cannot be put back stay in the offer.
 * @returns the DOM id of the record that was deleted last; undefined when something could not be put back
 */
export function undoDeletions(): string | undefined {
  const offer = $undoOffer.get();
  if (!offer) return undefined;
  const left = [...offer.deletions];
  let latest: string | undefined;
  for (let deletion = left.at(-1); deletion; deletion = left.at(-1)) {
    const restored = deletion.restore();
    if (restored === undefined) {
      $undoOffer.set({ ...offer, deletions: left });
      return undefined;
    }
    latest ??= restored;
    left.pop();
  }
  $undoOffer.set(undefined);
  return latest;
}

/** What an offer says: `'FAQ deleted.'`, `'2 FAQs deleted.'`, or records where they are of several kinds. */
export function undoWords({ deletions }: UndoOffer): string {
  const [first] = deletions;
  if (first && deletions.length === 1) return `${first.name.one} deleted.`;
  const isOneKind = first && deletions.every(({ name }) => name.many === first.name.many);
  return `${countWords(deletions.length, isOneKind ? first.name : recordName)} deleted.`;
}
