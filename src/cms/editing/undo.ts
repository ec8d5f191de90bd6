import { atom } from 'nanostores';
import type { Fault, Outcome } from '../storage/outcome';
import { anyRecordName, formatCount, type RecordName } from '../words';

/** A deletion that can be undone for a short time. */
export interface Deletion {
  readonly name: RecordName;
  /** Restores the record and returns its DOM id. */
  restore(): Outcome<string>;
}

/** All deletions since the offer appeared. */
export interface UndoOffer {
  readonly deletions: readonly Deletion[];
  /** The element to focus when the user leaves the offer. */
  readonly next: HTMLElement | null;
  /** Set after a failed attempt, so that the offer does not expire. */
  readonly isPersistent: boolean;
  /** The fault of the last attempt. */
  readonly fault?: Fault | undefined;
}

export const $undoOffer = atom<UndoOffer | undefined>(undefined);

/** Lifetime of an offer after its latest deletion, in milliseconds. */
export const undoTime = 10_000;

export const undoButtonId = 'undo';

/** Offers to undo a deletion, together with those already offered. */
export function offerUndo(deletion: Deletion, next: HTMLElement | null): void {
  const { deletions = [], isPersistent = false } = $undoOffer.get() ?? {};
  $undoOffer.set({ deletions: [...deletions, deletion], next, isPersistent });
}

/**
 * Undoes all deletions of the offer. The latest comes first, so that each record returns to its position.
 * Failed ones stay in the offer.
 * @returns the DOM id of the record deleted last, or undefined if one could not be restored
 */
export function undoDeletions(): string | undefined {
  const offer = $undoOffer.get();
  if (!offer) return undefined;
  const left = [...offer.deletions];
  let latest: string | undefined;
  for (let deletion = left.at(-1); deletion; deletion = left.at(-1)) {
    const restored = deletion.restore();
    if (!restored.ok) {
      $undoOffer.set({ ...offer, deletions: left, isPersistent: true, fault: restored.fault });
      return undefined;
    }
    latest ??= restored.value;
    left.pop();
  }
  $undoOffer.set(undefined);
  return latest;
}

/** Describes an offer: `'FAQ deleted.'`, `'2 FAQs deleted.'`, or the reason why the last attempt failed. */
export function describeOffer({ deletions, fault }: UndoOffer): string {
  const deleted = describeDeleted(deletions);
  if (!fault) return `${deleted} deleted.`;
  return fault === 'full'
    ? `${deleted} not restored: this browser’s storage is full. Make room, then try again.`
    : `${deleted} not restored: this browser did not save it. Try again.`;
}

function describeDeleted(deletions: readonly Deletion[]): string {
  const [first] = deletions;
  if (first && deletions.length === 1) return first.name.one;
  const isOneKind = first && deletions.every(({ name }) => name.many === first.name.many);
  return formatCount(deletions.length, isOneKind ? first.name : anyRecordName);
}
