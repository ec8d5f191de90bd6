import { atom } from 'nanostores';
import type { Outcome, StorageFault } from '../storage/outcome';

/** A storage fault that the dashboard shows. */
export type Problem =
  | { readonly key: string; readonly fault: StorageFault | 'newer' }
  | { readonly key: string; readonly fault: 'no-room-for-copy'; readonly unreadable: number | 'all' }
  | {
      readonly key: string;
      readonly fault: 'unreadable';
      readonly unreadable: number | 'all';
      readonly copyKey: string;
    }
  | {
      readonly key: string;
      /** Records of this page are no longer stored, although no tab deleted them. */
      readonly fault: 'lost';
      restore(): Outcome<unknown>;
      /** Leaves them deleted. */
      leave(): void;
    };

/** Returns true if records disappear from a list although no user deleted them. */
export const hidesRecords = ({ fault }: Problem): boolean => fault === 'lost' || fault === 'newer';

/** Problems shown, at most one of a kind for each key. */
export const $problems = atom<readonly Problem[]>([]);

/** Shows a problem. A repeated problem replaces the earlier one, so that screen readers announce it again. */
export function report(problem: Problem): void {
  $problems.set([...$problems.get().filter((other) => !isSameProblem(other, problem)), { ...problem }]);
}

export function dismiss(problems: readonly Problem[]): void {
  for (const problem of problems) if (problem.fault === 'lost') problem.leave();
  $problems.set($problems.get().filter((problem) => !problems.includes(problem)));
}

/** Removes a key's problems after a successful write. Unreadable texts and lost records remain a problem. */
export function clearProblems(key: string): void {
  const isSolved = (problem: Problem) =>
    problem.key === key && !['unreadable', 'lost'].includes(problem.fault);
  const left = $problems.get().filter((problem) => !isSolved(problem));
  if (left.length < $problems.get().length) $problems.set(left);
}

/** Removes the report of lost records once they are stored again. */
export const clearLoss = (key: string): void =>
  dismiss($problems.get().filter((problem) => problem.key === key && problem.fault === 'lost'));

function isSameProblem(a: Problem, b: Problem): boolean {
  return a.key === b.key && a.fault === b.fault;
}
