import { atom } from 'nanostores';
import type { Fault, Outcome } from '../storage/outcome';
import { anyRecordName, formatCount, type RecordName } from '../words';

/** A change that can be undone. */
export interface UndoStep {
  /** `draft`: text that was typed or pasted. */
  readonly kind: 'deletion' | 'move' | 'draft';
  /** Kind of the changed record. */
  readonly name: RecordName;
  /** Describes the change, unless it is a deletion. */
  readonly text?: string;
  /** Undoes the change. Returns the DOM id of the record to focus, or `''` if the focus is set. */
  restore(): Outcome<string>;
}

/** Changes that are undone together. */
export interface UndoOffer {
  readonly steps: readonly UndoStep[];
  /** The element to focus when the user leaves the offer. */
  readonly next: HTMLElement | null;
  /** The fault of the last attempt. */
  readonly fault?: Fault | undefined;
}

export const $undoOffer = atom<UndoOffer | undefined>(undefined);

export const undoButtonId = 'undo';

/** Offers to undo a change in place of an earlier one. Consecutive deletions or moves are undone together. */
export function offerUndo(step: UndoStep, next: HTMLElement | null): void {
  const { steps = [] } = $undoOffer.get() ?? {};
  const isNext = step.kind !== 'draft' && steps.at(-1)?.kind === step.kind;
  $undoOffer.set({ steps: isNext ? [...steps, step] : [step], next });
}

/**
 * Undoes the offered changes. The last one comes first, so that each record returns to its position. Steps that fail,
 * and earlier ones, stay in the offer.
 * @returns the id of the last step, or undefined if one could not be undone
 */
export function undoOffered(): string | undefined {
  const { steps = [], next = null } = $undoOffer.get() ?? {};
  // Restoring a text offers to undo the loss of the one in its place.
  $undoOffer.set(undefined);
  let latest: string | undefined;
  for (const [index, step] of [...steps.entries()].reverse()) {
    const restored = step.restore();
    if (!restored.ok) {
      $undoOffer.set({ steps: steps.slice(0, index + 1), next, fault: restored.fault });
      return undefined;
    }
    latest ??= restored.value;
  }
  return latest;
}

/** Describes an offer: `'FAQ deleted.'`, `'2 FAQs deleted.'`, or the reason why the last attempt failed. */
export function describeOffer({ steps, fault }: UndoOffer): string {
  if (!fault) return steps.at(-1)?.text ?? `${countRecords(steps)} deleted.`;
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
