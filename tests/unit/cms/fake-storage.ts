import type { ListEnvironment } from '~/cms/list/environment';
import type { Problem } from '~/cms/list/problem';
import { createIdSource } from '~/cms/list/record';
import { wrapStorage } from '~/cms/storage/text-storage';

/** A storage object with faults to switch on: no room, refusal, writes that are lost. */
export class FakeStorage implements Storage {
  readonly map: Map<string, string>;
  capacity = Number.POSITIVE_INFINITY;
  mode: 'sound' | 'refuses' | 'refuses writes' | 'forgets' = 'sound';

  constructor(entries: Record<string, string> = {}) {
    this.map = new Map(Object.entries(entries));
  }

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

/** The environment of a single tab; `hearOfChange` stands for a storage event. */
export function openTab(fake: FakeStorage, time: number | (() => number)) {
  const now = typeof time === 'number' ? () => time : time;
  const problems: Problem[] = [];
  let hearOfChange = () => {};
  const environment: ListEnvironment = {
    keptIn: 'storage',
    storage: wrapStorage(() => fake),
    now,
    nextId: createIdSource(now),
    report: (problem) => problems.push(problem),
    clearProblems: (key) =>
      problems.splice(
        0,
        problems.length,
        ...problems.filter(({ key: other, fault }) => other !== key || fault === 'lost'),
      ),
    clearLoss: (key) =>
      problems.splice(
        0,
        problems.length,
        ...problems.filter(({ key: other, fault }) => other !== key || fault !== 'lost'),
      ),
    listen: (_, onChange) => {
      hearOfChange = onChange;
      return () => {};
    },
  };
  return { environment, problems, hearOfChange: () => hearOfChange() };
}
