import { atom } from 'nanostores';
import type { StorageFault } from '../storage/outcome';
import { isEqual } from './equality';

/** A fault of storage that the dashboard shows. */
export type Problem =
  | { readonly key: string; readonly fault: StorageFault }
  | { readonly key: string; readonly fault: 'unkept'; readonly unreadable: number | 'all' }
  | {
      readonly key: string;
      readonly fault: 'unreadable';
      readonly unreadable: number | 'all';
      readonly keptUnder: string;
    }
  | ReplacedProblem;

/** Another tab has replaced a record that was saved here, or the order made here, without having seen that. */
export interface ReplacedProblem {
  readonly key: string;
  readonly fault: 'replaced';
  readonly replacedBy: 'deleted' | 'changed' | 'overwrote' | 'moved';
  /** The record as it was saved here; empty where it is the order. */
  readonly record: object;
  /** Saves it once more, beside what is there now; false where that failed. */
  putBack(): boolean;
}

/** The problems that are shown, at most one of a kind for each key. */
export const $problems = atom<readonly Problem[]>([]);

/** Shows a problem; the same one again is shown as a new one, so that it is announced again. */
export function report(problem: Problem): void {
  $problems.set([...$problems.get().filter((other) => !isAlike(other, problem)), { ...problem }]);
}

export function dismiss(problems: readonly Problem[]): void {
  $problems.set($problems.get().filter((problem) => !problems.includes(problem)));
}

/** Removes the problems of a key that a successful write has solved. */
export function clearProblems(key: string): void {
  const left = $problems
    .get()
    .filter(
      (problem) => problem.key !== key || problem.fault === 'unreadable' || problem.fault === 'replaced',
    );
  if (left.length < $problems.get().length) $problems.set(left);
}

function isAlike(a: Problem, b: Problem): boolean {
  if (a.fault === 'replaced' && b.fault === 'replaced' && !isEqual(a.record, b.record)) return false;
  return a.key === b.key && a.fault === b.fault;
}
