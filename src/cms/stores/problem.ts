import { atom } from 'nanostores';
import type { StorageKey } from '../section';
import type { StorageFault } from '../storage/outcome';

/** Something about storage that the person has to know. */
export type Problem =
  | { readonly key: StorageKey; readonly fault: StorageFault }
  | { readonly key: StorageKey; readonly fault: 'unkept'; readonly unreadable: number | 'all' }
  | {
      readonly key: StorageKey;
      readonly fault: 'unreadable';
      readonly unreadable: number | 'all';
      readonly keptUnder: string;
    };

/** The problems that are shown, at most one of a kind for each key. */
export const $problems = atom<readonly Problem[]>([]);

/** Shows a problem; the same one again is shown as a new one, so that it is announced again. */
export function report(problem: Problem): void {
  $problems.set([...$problems.get().filter((other) => !isAlike(other, problem)), { ...problem }]);
}

export function dismiss(problems: readonly Problem[]): void {
  $problems.set($problems.get().filter((problem) => !problems.includes(problem)));
}

/** Takes down what no longer holds once a key could be written again. */
export function clearProblems(key: StorageKey): void {
  const left = $problems.get().filter((problem) => problem.key !== key || problem.fault === 'unreadable');
  if (left.length < $problems.get().length) $problems.set(left);
}

function isAlike(a: Problem, b: Problem): boolean {
  return a.key === b.key && a.fault === b.fault;
}
