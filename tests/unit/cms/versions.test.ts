import { afterEach, describe, expect, test, vi } from 'vitest';
import { createVersionKeeper } from '~/cms/copies/keeper';
import { planVersion, readVersion, type Version } from '~/cms/copies/version';
import { FakeDatabase } from './fake-database';
import { memoryKey, openEditors, storedKey } from './fake-editor';
import { FakeStorage, openTab } from './fake-storage';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const noon = new Date(2026, 10, 22, 12).getTime();

const versionAt = (time: number, more: Partial<Version> = {}): Version => {
  const id = String(time);
  return {
    id,
    tab: 'a',
    time,
    order: time,
    changes: '',
    inMemory: 0,
    size: 1,
    pictures: {},
    content: id,
    ...more,
  };
};

/** Writes one version after another. Returns the times of those that are left. */
function keep(versions: readonly Version[], limits?: Parameters<typeof planVersion>[2]): number[] {
  let stored: Version[] = [];
  for (const written of versions) {
    const { version, outdated } = planVersion(stored, written, limits);
    stored = [...stored, version].filter(({ id }) => !outdated.includes(id));
  }
  return stored.map(({ time }) => time);
}

const every = (step: number, count: number, start = noon) =>
  Array.from({ length: count }, (_, index) => start + index * step);

describe('kept are', () => {
  test('all versions of the last hour', () => {
    const times = every(minute, 200);
    expect(keep(times.map((time) => versionAt(time)))).toEqual(expect.arrayContaining(times.slice(-60)));
  });

  test('one version of each hour of the last day', () => {
    const times = every(10 * minute, 6 * 24);
    const hours = new Set(keep(times.map((time) => versionAt(time))).map((time) => Math.floor(time / hour)));
    expect(hours.size).toBe(24);
  });

  test('one version of each day of the last month, and none of earlier ones', () => {
    const times = every(6 * hour, 4 * 90, noon - 12 * hour);
    const days = keep(times.map((time) => versionAt(time))).map((time) => new Date(time).toDateString());
    expect(new Set(days)).toEqual(
      new Set(every(day, 30, noon + 60 * day).map((time) => new Date(time).toDateString())),
    );
  });

  test('the last version of each tab', () => {
    const first = every(minute, 10).map((time) => versionAt(time, { tab: 'first' }));
    const later = every(minute, 600, noon + 10 * minute).map((time) => versionAt(time));
    expect(keep([...first, ...later])).toContain(noon + 9 * minute);
  });

  test('versions that wait for an answer, however old they are', () => {
    const waiting = versionAt(noon, { lost: ['faqs'] });
    const later = every(day, 90, noon + day).map((time) => versionAt(time));
    expect(keep([waiting, ...later])).toContain(noon);
  });

  test('all versions of before a clock that was set wrong', () => {
    const times = [...every(minute, 30), noon + 1000 * day, noon + 31 * minute];
    expect(keep(times.map((time) => versionAt(time)))).toEqual(times);
  });

  test('hours and days before single changes, if there is no room', () => {
    const times = [...every(day, 5, noon - 5 * day), ...every(minute, 100)];
    const left = keep(
      times.map((time) => versionAt(time)),
      { hours: 2, hourly: 24, daily: 30, size: 20 },
    );
    expect(left).toEqual([...every(day, 5, noon - 5 * day), noon + 59 * minute, ...times.slice(-14)]);
  });
});

test('a version of an earlier release takes its place by its time', () => {
  const { order: _, tab: visit, ...stored } = versionAt(noon);
  expect(readVersion({ ...stored, visit })).toEqual({ ...versionAt(noon), visit });
});

/** A browser whose tabs follow each other. */
function openBrowser(database = new FakeDatabase()) {
  const browser = { now: noon, storage: new FakeStorage(), database };
  let tabs = 0;
  const visit = async (openTabs: readonly string[] = []) => {
    const { environment } = openTab(browser.storage, () => ++browser.now);
    const editors = openEditors(environment);
    const [stored, memory] = editors.map(({ store }) => store);
    if (!stored || !memory) throw new Error('no list');
    stored.open();
    const keeper = createVersionKeeper({
      editors,
      database: database.open(),
      storage: environment.storage,
      tab: `tab-${++tabs}-`,
      now: () => ++browser.now,
    });
    const losses = await keeper.findLosses(openTabs);
    keeper.start();
    const add = async (store: typeof stored, name: string) => {
      store.add({ name, image: '' });
      await keeper.whenKept();
    };
    return { keeper, losses, add, stored, memory };
  };
  return { browser, visit };
}

const missing = (losses: readonly { missing: string }[]) => losses.map((lost) => lost.missing);

describe('a loss', () => {
  test('is offered until it was answered, whatever is added meanwhile', async () => {
    const { browser, visit } = openBrowser();
    const first = await visit();
    for (const name of ['A', 'B']) await first.add(first.stored, name);
    browser.storage.clear();
    for (const name of ['C', 'D']) {
      const next = await visit();
      expect(missing(next.losses)).toEqual(['2 Records']);
      await next.add(next.stored, name);
    }
    const { keeper, losses } = await visit();
    for (const lost of losses) await keeper.answer(lost);
    expect((await visit()).losses).toEqual([]);
  });

  test('is no longer offered once its records are back, and later deleted on purpose', async () => {
    const { browser, visit } = openBrowser();
    const first = await visit();
    await first.add(first.stored, 'A');
    browser.storage.clear();
    const next = await visit();
    next.stored.merge((now) => ({ ...now, records: first.stored.$records.get() }));
    await next.keeper.whenKept();
    expect((await visit()).losses).toEqual([]);
    const last = await visit();
    for (const record of last.stored.$records.get()) last.stored.remove(record);
    await last.keeper.whenKept();
    expect((await visit()).losses).toEqual([]);
  });

  test('of each of two visits is offered', async () => {
    const { visit } = openBrowser();
    for (const name of ['A', 'B']) {
      const { add, memory } = await visit();
      await add(memory, name);
    }
    expect(missing((await visit()).losses)).toEqual(['1 Record', '1 Record']);
  });

  test('of a tab that is open while another one is answered is offered once it is closed, too', async () => {
    const { visit } = openBrowser();
    const first = await visit();
    await first.add(first.memory, 'A');
    const second = await visit(['tab-1-']);
    await second.add(second.memory, 'B');
    const third = await visit(['tab-1-']);
    expect(missing(third.losses)).toEqual(['1 Record']);
    for (const lost of third.losses) await third.keeper.answer(lost);
    expect(missing((await visit()).losses)).toEqual(['1 Record']);
  });

  test.each([
    ['unless it was left deleted there', true, []],
    ['if it was not answered there', false, ['1 Record']],
  ])('that an open page has found is offered later, %s', async (_, isLeft, offered) => {
    const { browser, visit } = openBrowser();
    const { add, keeper, stored } = await visit();
    await add(stored, 'A');
    browser.storage.clear();
    keeper.pin(storedKey);
    await add(stored, 'B');
    if (isLeft) await keeper.unpin(storedKey);
    expect(missing((await visit()).losses)).toEqual(offered);
  });

  test('in memory is offered although its version waits for an answer about another list', async () => {
    const { visit } = openBrowser();
    const { add, keeper, memory } = await visit();
    await add(memory, 'A');
    keeper.pin(storedKey);
    for (const record of memory.$records.get()) memory.update(record, (same) => same);
    await keeper.whenKept();
    expect(missing((await visit()).losses)).toEqual(['1 Record']);
  });

  test('is offered after another one was refused while the clock was ahead', async () => {
    const { browser, visit } = openBrowser();
    browser.now += 1000 * day;
    const ahead = await visit();
    await ahead.add(ahead.memory, 'A');
    const { keeper, losses } = await visit();
    for (const lost of losses) await keeper.answer(lost);
    browser.now -= 1000 * day;
    const right = await visit();
    for (const name of ['B', 'C']) await right.add(right.memory, name);
    expect(missing((await visit()).losses)).toEqual(['2 Records']);
  });

  test('of what another computer or a crash took is offered although the clock was ahead', async () => {
    const { browser, visit } = openBrowser();
    browser.now += 1000 * day;
    const ahead = await visit();
    await ahead.add(ahead.stored, 'A');
    const onDisk = new Map(browser.storage.map);
    browser.now -= 1000 * day;
    const right = await visit();
    await right.add(right.stored, 'B');
    browser.storage = new FakeStorage(Object.fromEntries(onDisk));
    expect(missing((await visit()).losses)).toEqual(['1 Record']);
  });
});

test('each save gets a version, also within a minute', async () => {
  const { browser, visit } = openBrowser();
  const { add, stored } = await visit();
  for (const name of ['A', 'B', 'C']) await add(stored, name);
  const counts = [...browser.database.texts.values()].map((text) => text.split('"name"').length - 1);
  expect(counts).toEqual([1, 2, 3]);
});

describe('a database that never answers', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is waited for only a while, then the next change is tried', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('crypto', {});
    const database = new FakeDatabase();
    const { visit } = openBrowser(database);
    const { keeper, stored } = await visit();
    database.isStuck = true;
    stored.add({ name: 'A', image: '' });
    const kept = keeper.whenKept();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await kept).toBe(false);
    database.isStuck = false;
    stored.add({ name: 'B', image: '' });
    expect(await keeper.whenKept()).toBe(true);
  });
});

test('the list in memory is compared, too', async () => {
  const { visit } = openBrowser();
  const { add, memory } = await visit();
  await add(memory, 'A');
  const { losses } = await visit();
  expect(losses.flatMap(({ editors }) => editors.map(({ key }) => key))).toEqual([memoryKey]);
});
