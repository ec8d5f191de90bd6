import { guardStorage, type TextStorage } from '../storage/text-storage';
import { createIdSource } from './id';
import { clearProblems, type Problem, report } from './problem';

/** What a store needs from the browser. Tests simulate it. */
export interface StorageEnvironment {
  readonly storage: TextStorage;
  /** A number between 0 and 1 that no other tab has. */
  readonly tab: number;
  /** The time in milliseconds. */
  now(): number;
  nextId(taken: ReadonlySet<number>): number;
  report(problem: Problem): void;
  clearProblems(key: string): void;
  /**
   * Calls back when another tab has written under a key, until the returned function is called. A reset is
   * a key that was removed, or a page that was away and missed what happened.
   */
  listen(key: string, onChange: (isReset: boolean) => void): () => void;
  /** Exchanges messages about a key with the other tabs. */
  connect(key: string, onMessage: (message: unknown) => void): TabChannel;
  /** Runs something in a moment, at the latest when the page is left. */
  defer(run: () => void): void;
}

export interface TabChannel {
  send(message: unknown): void;
  close(): void;
}

export const browserStorage = guardStorage(() => window.localStorage);

export const browserEnvironment: StorageEnvironment = {
  storage: browserStorage,
  tab: Math.random(),
  now: Date.now,
  nextId: createIdSource(Date.now),
  report,
  clearProblems,
  listen: (key, onChange) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange(event.newValue === null);
    };
    // A page that comes back from the back-forward cache has missed every storage event.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) onChange(true);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  },
  connect: (key, onMessage) => {
    try {
      const channel = new BroadcastChannel(`records:${key}`);
      channel.addEventListener('message', ({ data }) => onMessage(data));
      return { send: (message) => channel.postMessage(message), close: () => channel.close() };
    } catch {
      // Firefox refuses channels where it refuses storage. Then there is nothing to agree on.
      return { send: () => {}, close: () => {} };
    }
  },
  defer: (run) => {
    const isOver = new AbortController();
    const runOnce = () => {
      clearTimeout(timer);
      isOver.abort();
      run();
    };
    const timer = setTimeout(runOnce, 100);
    window.addEventListener('pagehide', runOnce, { signal: isOver.signal });
  },
};
