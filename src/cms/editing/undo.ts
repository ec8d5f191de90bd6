import { atom } from 'nanostores';
import type { Fault, Outcome } from '../storage/outcome';
import { anyRecordName, formatCount, type RecordName } from '../words';

/** A change that can be undone for a short time. */
export interface UndoStep {
  /** `draft`: text that was typed or pasted. Consecutive deletions or moves are undone together. */
  readonly kind: 'deletion' | 'move' | 'draft';
  /** Kind of the changed record. */
  readonly name: RecordName;
  /** Describes the change, unless it is a deletion. */
  readonly text?: string;
  /** Key of the editor that has to be open to restore. */
  readonly editor?: string;
  /** Undoes the change. Returns the DOM id of the record to focus, or `''` if the focus is set. */
  restore(): Outcome<string>;
}

/** All changes since the offer appeared. */
export interface UndoOffer {
  readonly steps: readonly UndoStep[];
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

/** Offers to undo a change, together with those already offered. */
export function offerUndo(step: UndoStep, next: HTMLElement | null): void {
  const { steps = [], isPersistent = false } = $undoOffer.get() ?? {};
  $undoOffer.set({ steps: [...steps, step], next, isPersistent });
}

/** Returns the latest steps that are undone together. */
export function latestSteps({ steps }: UndoOffer): readonly UndoStep[] {
  const kind = steps.at(-1)?.kind;
  const earlier = steps.findLastIndex((step) => step.kind !== kind);
  return kind === 'draft' ? steps.slice(-1) : steps.slice(earlier + 1);
}

/**
 * Undoes the latest steps of the offer. The last one comes first, so that each record returns to its position.
 * Steps that fail, and earlier ones, stay in the offer.
 * @returns the id of the last step, or undefined if one could not be undone
 */
export function undoLatest(): string | undefined {
  const offer = $undoOffer.get();
  if (!offer) return undefined;
  let latest: string | undefined;
  for (const step of [...latestSteps(offer)].reverse()) {
    const before = $undoOffer.get() ?? offer;
    const steps = before.steps.slice(0, -1);
    $undoOffer.set(steps.length > 0 ? { ...before, steps, fault: undefined } : undefined);
    const restored = step.restore();
    if (!restored.ok) {
      $undoOffer.set({ ...before, isPersistent: true, fault: restored.fault });
      return undefined;
    }
    latest ??= restored.value;
  }
  return latest;
}

/** Describes an offer: `'FAQ deleted.'`, `'2 FAQs deleted.'`, or the reason why the last attempt failed. */
export function describeOffer(offer: UndoOffer): string {
  const steps = latestSteps(offer);
  const { fault } = offer;
  const changed = steps.at(-1)?.text ?? `${countRecords(steps)} deleted.`;
  if (!fault) return changed;
  const failed = `${countRecords(steps)} not restored`;
  return fault === 'full'
    ? `${failed}: this browser’s storage is full. Make room, then try again.`
    : `${failed}: this browser did not save it. Try again.`;
}

function countRecords(steps: readonly UndoStep[]): string {
  const [first] = steps;
  if (first && steps.length === 1) return first.name.one;
  const isOneKind = first && steps.every(({ name }) => name.many === first.name.many);
  return formatCount(steps.length, isOneKind ? first.name : anyRecordName);
}
