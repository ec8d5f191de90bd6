import type { StorageKey } from '../section';
import { guardStorage, type TextStorage } from '../storage/text-storage';
import { createIdSource } from './id';
import { clearProblems, type Problem, report } from './problem';

/** What a stored list needs of its surroundings. */
export interface StorageEnvironment {
  readonly storage: TextStorage;
  /** The time in milliseconds. */
  now(): number;
  nextId(taken: ReadonlySet<number>): number;
  report(problem: Problem): void;
  clearProblems(key: StorageKey): void;
  /**
   * Calls back with the text that another tab has put under a key, until the returned function is called;
   * with nothing where all was cleared or nobody knows, because the page was away.
   */
  listen(key: StorageKey, onChange: (written?: string) => void): () => void;
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
      if (event.key === key || event.key === null) onChange(event.newValue ?? undefined);
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
