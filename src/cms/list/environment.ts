import { storedName } from '~/config/base';
import { memoryStorage, siteStorage, type TextStorage, wrapStorage } from '../storage/text-storage';
import { clearLoss, clearProblems, type Problem, report } from './problem';
import { createIdSource } from './record';

/** Where a list is kept, and browser APIs that it uses. Tests replace them. */
export interface ListEnvironment {
  readonly keptIn: 'storage' | 'memory';
  readonly storage: TextStorage;
  /** Returns the time in milliseconds. */
  now(): number;
  nextId(taken: ReadonlySet<number>): number;
  report(problem: Problem): void;
  clearProblems(key: string): void;
  clearLoss(key: string): void;
  /** Calls `onChange` after another tab wrote to the key. Returns a function that stops this. */
  listen(key: string, onChange: () => void): () => void;
}

/** The storage of all sites of this host. */
export const hostStorage = wrapStorage(() => window.localStorage);

export const browserStorage = siteStorage(hostStorage);

export const browserEnvironment: ListEnvironment = {
  keptIn: 'storage',
  storage: browserStorage,
  now: Date.now,
  nextId: createIdSource(Date.now),
  report,
  clearProblems,
  clearLoss,
  listen: (key, onChange) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === storedName(key) || event.key === null) onChange();
    };
    // A page restored from the back-forward cache has missed all storage events.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) onChange();
    };
    // No event tells that the browser has cleared its storage.
    const onVisible = () => {
      if (document.visibilityState === 'visible') onChange();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  },
};

/** Keeps a list in a variable, which a reload empties. */
export const inMemory = (environment = browserEnvironment): ListEnvironment => ({
  ...environment,
  keptIn: 'memory',
  storage: memoryStorage(),
  listen: () => () => {},
});
