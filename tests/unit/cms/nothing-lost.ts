import { expect, vi } from 'vitest';
import { makeBackup } from '~/cms/copies/export';
import { createVersionKeeper, type Lost } from '~/cms/copies/keeper';
import { readBackup } from '~/cms/copies/read-backup';
import { writeWhole } from '~/cms/copies/snapshot';
import { sortVersions, type Version } from '~/cms/copies/version';
import type { EditorDefinition } from '~/cms/editor';
import type { RemovedRecord } from '~/cms/list/change';
import { hidesRecords, type Problem } from '~/cms/list/problem';
import { markOf, type StoredRecord } from '~/cms/list/record';
import { type Incoming, planMerge } from '~/cms/merge/plan';
import { encodeRecords } from '~/cms/storage/decode';
import { wrapStorage } from '~/cms/storage/text-storage';
import { seedRandom } from '~/domain/rating';
import { FakeDatabase } from './fake-database';
import { type Item, openEditors, storedKey } from './fake-editor';
import { FakeStorage, openTab } from './fake-storage';

const pause = () => new Promise((resume) => setImmediate(resume));

/** A browser with its disk, tabs and user. Everything that can happen to records happens by a seed's chance. */
class Office {
  readonly random;
  now = Date.parse('2026-10-29T09:00:00Z');
  storage = new FakeStorage();
  /** Texts of the storage that the browser has written to the disk. */
  flushed = new Map<string, string>();
  /** Few are kept, so that each of them matters. */
  readonly database = new FakeDatabase({ hours: 0, hourly: 0, daily: 30, size: 1e6 });
  /** Versions that the user was asked about and has not answered. */
  readonly waiting = new Map<string, Lost>();
  folder = '';
  isFolderGone = false;
  tabs: Tab[] = [];
  opened = 0;
  made = 0;
  /** Pictures by the names of records that were reported as saved, and not shown as deleted or replaced since. */
  readonly saved = new Map<string, string>();
  readonly log: string[] = [];

  constructor(seed: string) {
    this.random = seedRandom(seed);
  }
  pick = <Value>(list: readonly Value[]): Value | undefined => list[Math.floor(this.random() * list.length)];
  makeItem = (): Item => {
    return { name: `record ${++this.made}.`, image: `data:image/png;base64,${btoa(`picture ${this.made}`)}` };
  };

  async wait(turns: number): Promise<void> {
    for (let left = this.random() * turns; left > 0; left--) await pause();
  }

  /** Ends all tabs without a warning. Some of what the storage held never reached the disk. */
  kill(): void {
    for (const tab of this.tabs) tab.isAlive = false;
    this.tabs = [];
    this.storage = new FakeStorage(Object.fromEntries(this.flushed));
  }

  /** Every record that was reported as saved is somewhere. */
  check(): void {
    const places = [
      ...this.tabs.flatMap((tab) => tab.records().map((record) => JSON.stringify(record))),
      ...this.storage.map.values(),
      ...[...this.database.texts.values()].map((text) => writeWhole(text, this.database.pictures)),
      this.folder,
    ].join('\n');
    const lost = [...this.saved].filter(([name, url]) => !places.includes(`"${name}","image":"${url}"`));
    expect(lost, this.log.slice(-40).join('\n')).toEqual([]);
  }
}

const answers = ['put back', 'put back', 'not needed', 'later'] as const;
type Answer = (typeof answers)[number];

/** A tab of the dashboard with a list in storage and one in memory. */
class Tab {
  isAlive = true;
  readonly name: string;
  readonly editors: EditorDefinition<Item>[];
  readonly keeper;
  readonly problems: Problem[];
  readonly hear: () => void;
  losses: readonly Lost[] = [];
  removed: { store: EditorDefinition<Item>['store']; record: RemovedRecord<Item> } | undefined;

  constructor(
    readonly office: Office,
    readonly isOld: boolean,
  ) {
    this.name = `tab ${++office.opened}.`;
    const now = () => ++office.now;
    const { environment, problems, hearOfChange } = openTab(office.storage, now);
    this.hear = hearOfChange;
    this.problems = problems;
    const report = (problem: Problem) => {
      environment.report(problem);
      if (hidesRecords(problem)) this.keeper.pin(problem.key);
    };
    this.editors = openEditors({ ...environment, report });
    this.keeper = createVersionKeeper({
      editors: this.editors,
      database: office.database.open(
        () => this.isAlive,
        () => office.wait(4),
      ),
      storage: environment.storage,
      tab: this.name,
      now,
      onResult: () => {
        if (this.isAlive && !office.isFolderGone && this.losses.length === 0)
          office.folder = JSON.stringify(makeBackup(this.editors, new Date(office.now)));
      },
    });
  }
  records = () => this.editors.flatMap(({ store }) => store.$records.get());

  /** Opens the dashboard. The user answers the first offer, or goes on working. */
  async open(answer: Answer): Promise<void> {
    const { office } = this;
    for (const { store } of this.editors) store.open();
    office.tabs.push(this);
    if (this.isOld) return;
    const others = office.tabs.filter((tab) => tab !== this).map(({ name }) => name);
    this.losses = await this.keeper.findLosses(others);
    await this.checkWaiting();
    this.keeper.start();
    if (await this.keeper.whenKept())
      for (const { name, image } of this.records()) office.saved.set(name, image);
    const [lost] = this.losses;
    if (!lost || answer === 'later') return;
    if (answer === 'put back') await this.restore(lost.version, false, 'lost');
    await this.keeper.answer(lost);
    office.waiting.delete(lost.version.id);
    this.losses = this.losses.filter((other) => other !== lost);
  }

  /** Offers unanswered losses again until all of it is back. */
  async checkWaiting(): Promise<void> {
    const { office, losses } = this;
    for (const { version, editors } of office.waiting.values()) {
      if (losses.some((lost) => lost.version.id === version.id)) continue;
      const keys = editors.map(({ key }) => key);
      const compared = this.editors.filter(({ key }) => keys.includes(key));
      expect(await this.keeper.checkLoss({ version, editors: compared })).toBeUndefined();
      office.waiting.delete(version.id);
    }
    if (!office.database.isFull) for (const lost of losses) office.waiting.set(lost.version.id, lost);
  }

  /** Takes everything from a version. The user may undo it at once. */
  async restore(version: Version, isUndone = false, source: 'version' | 'lost' = 'version'): Promise<void> {
    const { office } = this;
    const text = (await office.database.open().read(version.id)) ?? '';
    const incoming = readBackup(text, this.editors, source);
    if (!incoming.ok) return;
    const reverts: (() => void)[] = [];
    for (const section of incoming.sections) {
      const { store } = section.editor;
      // The user knows which of two versions is the later one.
      const { questions } = planMerge(section, store.state());
      const answers = questions.map(({ id, mark }) => {
        const there = section.records.find((record) => markOf(record) === mark);
        return [id, there && office.saved.has(nameOf(there)) ? 'there' : 'here'] as const;
      });
      const merged = store.merge((now) => planMerge(section, now, new Map(answers)).state);
      if (!merged.ok) break;
      const { before, after } = merged.value;
      for (const record of before.records)
        if (!after.records.includes(record)) office.saved.delete(nameOf(record));
      reverts.push(() => {
        const back: Incoming = { ...section, source: 'step', ...before, after };
        const undone = store.merge((now) => planMerge(back, now).state);
        if (!undone.ok) return;
        for (const record of before.records) if (!after.records.includes(record)) restored.push(record);
      });
    }
    const restored: object[] = [];
    if (!isUndone) return;
    for (const revert of reverts.reverse()) revert();
    for (const record of restored)
      await this.report({ name: nameOf(record), image: String(Reflect.get(record, 'image')) });
  }

  /** Notes what the dashboard reports as saved, once it does. */
  async report({ name, image }: Item): Promise<void> {
    if (await this.keeper.whenKept()) this.office.saved.set(name, image);
  }
}

const nameOf = (record: object): string => String(Reflect.get(record, 'name'));

const years = 6 * 365 * 86_400_000;

type Step = (office: Office, tab: Tab) => Promise<unknown> | unknown;

const listOf = ({ editors, office, isOld }: Tab) => {
  const { store } = (!isOld && office.random() < 0.4 ? editors[1] : editors[0]) ?? {};
  if (!store) throw new Error('no list');
  return store;
};

const add: Step = async (office, tab) => {
  const item = office.makeItem();
  const added = listOf(tab).add(item);
  if (added.ok && !tab.isOld) await tab.report(item);
};

const steps: Readonly<Record<string, Step>> = {
  add,
  'add more': add,
  edit: async (office, tab) => {
    const store = listOf(tab);
    const record: StoredRecord<Item> | undefined = office.pick(store.$records.get());
    const item = office.makeItem();
    if (!record || !store.replace(record, item).ok) return;
    office.saved.delete(record.name);
    if (!tab.isOld) await tab.report(item);
  },
  delete: (office, tab) => {
    const store = listOf(tab);
    const removed = store.remove(office.pick(store.$records.get()) ?? { ...office.makeItem(), id: -1 });
    if (!removed.ok || !removed.value) return;
    office.saved.delete(removed.value.record.name);
    tab.removed = { store, record: removed.value };
  },
  undo: async (_, tab) => {
    const restored = tab.removed?.store.restore(tab.removed.record);
    if (restored?.ok && !tab.isOld) await tab.report(restored.value);
    tab.removed = undefined;
  },
  'put back': (_, tab) => {
    tab.hear();
    for (const problem of tab.problems) if (problem.fault === 'lost') problem.restore();
  },
  import: async (office, tab) => {
    const version = office.pick([...office.database.versions.values()]);
    if (version && !tab.isOld) await tab.restore(version, office.random() < 0.3);
  },
  hear: (_, tab) => tab.hear(),
  'write to the disk': (office) => {
    office.flushed = new Map(office.storage.map);
  },
  'open another tab': (office) =>
    new Tab(office, office.random() < 0.2).open(office.pick(answers) ?? 'later'),
  close: (office, tab) => {
    tab.isAlive = false;
    office.tabs = office.tabs.filter((other) => other !== tab);
  },
  'a newer release writes': (office) => {
    const entries: unknown = JSON.parse(office.storage.getItem(storedKey) ?? '[]');
    if (Array.isArray(entries))
      wrapStorage(() => office.storage).write(storedKey, encodeRecords([...entries, { site: {} }], 99));
  },
  'the newer release is gone': (office) => {
    const stored = JSON.parse(office.storage.getItem(storedKey) ?? '[]');
    if (stored.version === 99)
      wrapStorage(() => office.storage).write(storedKey, JSON.stringify(stored.entries.slice(0, -1)));
  },
  'storage cleared': (office) => office.storage.clear(),
  'storage full': (office) => {
    office.storage.capacity = office.storage.capacity < 1e9 ? 1e9 : office.storage.used + 20;
  },
  'database full': (office) => {
    office.database.isFull = !office.database.isFull;
  },
  'clock set wrong or right': (office) => {
    office.now += Math.floor((office.random() - 0.5) * years);
  },
  'folder gone': (office) => {
    office.isFolderGone = !office.isFolderGone;
  },
  kill: async (office, tab) => {
    tab.hear();
    const isKept = !tab.isOld && (await tab.keeper.whenKept());
    void add(office, tab);
    await office.wait(30);
    const [latest] = sortVersions([...office.database.versions.values()]);
    const isLatest =
      isKept && latest?.tab === tab.name && !tab.problems.some(({ fault }) => fault === 'newer');
    const shown = tab.records().filter(({ name }) => office.saved.has(name));
    office.kill();
    if (!isLatest) return;
    const next = new Tab(office, false);
    await next.open('put back');
    if (!next.problems.some(({ fault }) => fault === 'newer'))
      expect(next.records().map(nameOf)).toEqual(expect.arrayContaining(shown.map(nameOf)));
  },
};

/**
 * Lets a seed's chance happen to a browser, and checks after each step that nothing is lost. Threads and clocks of the
 * machine would give another order at each run, so there are none.
 */
export async function runOffice(seed: number, count: number): Promise<void> {
  vi.stubGlobal('crypto', {});
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const office = new Office(`office ${seed}`);
  for (let step = 0; step < count; step++) {
    office.now += Math.floor(office.random() < 0.5 ? 5_000 : office.random() ** 3 * 7_200_000);
    const name = office.random() < 0.3 ? 'add' : (office.pick(Object.keys(steps)) ?? 'add');
    const tab = office.pick(office.tabs);
    if (!tab) await new Tab(office, false).open(office.pick(answers) ?? 'later');
    else await steps[name]?.(office, tab);
    office.log.push(`${step}: ${tab?.name ?? 'open'}: ${name}`);
    await pause();
    office.check();
  }
  clock.mockRestore();
  vi.unstubAllGlobals();
}
