import { guardStorage } from '~/cms/storage/text-storage';
import type { StorageEnvironment } from '~/cms/stores/environment';
import { createIdSource } from '~/cms/stores/id';
import type { Problem } from '~/cms/stores/problem';

/** A storage object whose faults can be switched on: no room, refusal, writes that vanish. */
export class FakeStorage implements Storage {
  readonly map = new Map<string, string>();
  /** The tabs that share this storage and hear each other's messages. */
  readonly channels = new Set<(message: unknown) => void>();
  capacity = Number.POSITIVE_INFINITY;
  mode: 'sound' | 'refuses' | 'refuses writes' | 'forgets' = 'sound';

  get length(): number {
    return this.map.size;
  }

  get used(): number {
    return [...this.map].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  }

  key(index: number): string | null {
    return [...this.map.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    if (this.mode === 'refuses') throw new DOMException('The operation is insecure.', 'SecurityError');
    return this.map.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.mode === 'refuses' || this.mode === 'refuses writes')
      throw new DOMException('The operation is insecure.', 'SecurityError');
    if (this.mode === 'forgets') return;
    const old = this.map.has(key) ? key.length + (this.map.get(key)?.length ?? 0) : 0;
    if (this.used - old + key.length + text.length > this.capacity)
      throw new DOMException('exceeded the quota', 'QuotaExceededError');
    this.map.set(key, text);
  }

  removeItem(key: string): void {
    this.map.delete(key);
  }

  clear(): void {
    this.map.clear();
  }
}

/** One tab: its own ids, problems and listeners over a storage that other tabs may share. */
export function openTab(fake: FakeStorage, clock: { now: number } = { now: 1_700_000_000_000 }) {
  const problems: Problem[] = [];
  const deferred: (() => void)[] = [];
  const listeners = new Set<(isReset: boolean) => void>();
  const environment: StorageEnvironment = {
    storage: guardStorage(() => fake),
    tab: fake.channels.size / 1000,
    now: () => clock.now,
    nextId: createIdSource(() => clock.now),
    report: (problem) => problems.push(problem),
    clearProblems: (key) => problems.splice(0, problems.length, ...problems.filter((one) => one.key !== key)),
    listen: (_, onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    connect: (_, onMessage) => {
      fake.channels.add(onMessage);
      return {
        send: (message) => fake.channels.forEach((hear) => void (hear !== onMessage && hear(message))),
        close: () => fake.channels.delete(onMessage),
      };
    },
    defer: (run) => void deferred.push(run),
  };
  const tellOfChange = (isReset = false) => listeners.forEach((tell) => void tell(isReset));
  const runDeferred = () => deferred.splice(0).forEach((run) => void run());
  return { environment, problems, clock, tellOfChange, runDeferred };
}
