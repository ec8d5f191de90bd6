import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('idb');
  vi.resetModules();
});

test('a database that does not open is waited for once, and used as soon as it opens', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<object>();
  vi.resetModules();
  vi.doMock('idb', () => ({ openDB: () => promise }));
  const { openDatabase } = await import('~/cms/copies/database');
  const first = openDatabase().catch(() => 'no answer');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toBe('no answer');
  await expect(openDatabase()).rejects.toThrow();
  const database = {};
  resolve(database);
  await promise;
  expect(await openDatabase()).toBe(database);
});
