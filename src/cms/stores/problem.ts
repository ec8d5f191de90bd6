import { atom } from 'nanostores';
import type { StorageFault } from '../storage/outcome';

/** A fault of storage that the dashboard shows. */
export type Problem =
  | { readonly key: string; readonly fault: StorageFault | 'newer' }
  | { readonly key: string; readonly fault: 'unkept'; readonly unreadable: number | 'all' }
  | {
      readonly key: string;
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

/** Removes the problems of a key that a successful write has solved. */
export function clearProblems(key: string): void {
  const isSolved = (problem: Problem) => problem.key === key && problem.fault !== 'unreadable';
  const left = $problems.get().filter((problem) => !isSolved(problem));
  if (left.length < $problems.get().length) $problems.set(left);
}

function isAlike(a: Problem, b: Problem): boolean {
  return a.key === b.key && a.fault === b.fault;
}
