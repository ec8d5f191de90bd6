import { atom } from 'nanostores';
import type { Fault, Outcome } from '../storage/outcome';
import { countWords, type RecordName, recordName } from '../words';

/** A deletion that can be taken back for a while. */
export interface Deletion {
  readonly name: RecordName;
  /** Restores the record. Returns its DOM id. */
  restore(): Outcome<string>;
}

/** Everything that was deleted since the offer appeared. */
export interface UndoOffer {
  readonly deletions: readonly Deletion[];
  /** Where the keyboard goes when the offer is passed over. */
  readonly next: HTMLElement | null;
  /** After a failed attempt the offer does not expire. */
  readonly isKept: boolean;
  /** Why the last attempt failed. */
  readonly fault?: Fault | undefined;
}

export const $undoOffer = atom<UndoOffer | undefined>(undefined);

/** How long an offer lasts after its latest deletion, in milliseconds, if no attempt failed. */
export const undoTime = 10_000;

/** The button of the offer, for moving the keyboard to it. */
export const undoButtonId = 'undo';

/** Offers to take a deletion back, together with those that the offer holds already. */
export function offerUndo(deletion: Deletion, next: HTMLElement | null): void {
  const { deletions = [], isKept = false } = $undoOffer.get() ?? {};
  $undoOffer.set({ deletions: [...deletions, deletion], next, isKept });
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
    if (!restored.ok) {
      $undoOffer.set({ ...offer, deletions: left, isKept: true, fault: restored.fault });
      return undefined;
    }
    latest ??= restored.value;
    left.pop();
  }
  $undoOffer.set(undefined);
  return latest;
}

/** Describes an offer: `'FAQ deleted.'`, `'2 FAQs deleted.'`, or why the last attempt failed. */
export function undoWords({ deletions, fault }: UndoOffer): string {
  const deleted = deletedWords(deletions);
  if (!fault) return `${deleted} deleted.`;
  return fault === 'full'
    ? `${deleted} not restored: this browser’s storage is full. Make room, then try again.`
    : `${deleted} not restored: this browser did not save it. Try again.`;
}

function deletedWords(deletions: readonly Deletion[]): string {
  const [first] = deletions;
  if (first && deletions.length === 1) return first.name.one;
  const isOneKind = first && deletions.every(({ name }) => name.many === first.name.many);
  return countWords(deletions.length, isOneKind ? first.name : recordName);
}
