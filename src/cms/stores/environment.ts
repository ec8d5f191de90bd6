import { guardStorage, type TextStorage } from '../storage/text-storage';
import { createIdSource } from './id';
import { clearProblems, type Problem, report } from './problem';

/** What a store needs from the browser. Tests simulate it. */
export interface StorageEnvironment {
  readonly storage: TextStorage;
  /** The time in milliseconds. */
  now(): number;
  nextId(taken: ReadonlySet<number>): number;
  report(problem: Problem): void;
  clearProblems(key: string): void;
  /** Calls back when another tab has written under a key, until the returned function is called. */
  listen(key: string, onChange: () => void): () => void;
}

export const browserStorage = guardStorage(() => window.localStorage);

export const browserEnvironment: StorageEnvironment = {
  storage: browserStorage,
  now: Date.now,
  nextId: createIdSource(Date.now),
  report,
  clearProblems,
  listen: (key, onChange) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange();
    };
    // A page that comes back from the back-forward cache has missed every storage event.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) onChange();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  },
};
