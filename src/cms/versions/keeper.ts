import { countMissing } from '../backup/import';
import type { EditorDefinition } from '../editor';
import type { TextStorage } from '../storage/text-storage';
import { isEqual } from '../stores/equality';
import { identityOf } from '../stores/identity';
import type { RecordList } from '../stores/record-storage';
import { formatCount } from '../words';
import { runSerially } from './run-serially';
import { hashOfContent, type Snapshot, takeSnapshot } from './snapshot';
import { firstOfEach, sortVersions, type Version, type VersionDatabase } from './version';
import { withLimit } from './with-limit';

/** Order of the latest change of a stored list, stored with it. Versions are later if the browser lost that change. */
const changedKey = 'dashboard-changed';

interface KeeperOptions {
  readonly editors: readonly EditorDefinition[];
  readonly database: VersionDatabase;
  readonly storage: TextStorage;
  /** Begins the names of this tab's visits. No other tab has it. */
  readonly tab: string;
  now(): number;
  /** Called with each snapshot, even if it cannot become a version. */
  onSnapshot?(snapshot: Snapshot): void;
  onResult?(isKept: boolean): void;
}

/** A version, and the editors that lack some of its records. */
export interface Lost {
  readonly version: Version;
  readonly editors: readonly EditorDefinition[];
  /** Counts the records: `'3 Dealers, 1 FAQ'`. */
  readonly missing: string;
}

export interface VersionKeeper {
  /** Begins to write a version after each change, and one of records that no version has. */
  start(): () => void;
  /** Resolves when a version has the records of this moment: false if the browser could not write it. */
  whenKept(): Promise<boolean>;
  /** Writes a version before a task and one after it, and none of its steps. */
  keepAround<Result>(task: () => Promise<Result>): Promise<Result>;
  /**
   * Finds versions with records that are no longer in the lists: after a reload, a crash, or because the browser deleted
   * them. Each is found again until it is answered, whatever happens to the lists meanwhile.
   * @param openTabs names of tabs that are open
   */
  findLosses(openTabs: readonly string[]): Promise<Lost[]>;
  /** Compares again. Returns undefined if all records have come back. */
  checkLoss(lost: Omit<Lost, 'missing'>): Promise<Lost | undefined>;
  /** Does not offer a version again. */
  answer(lost: Lost): Promise<unknown>;
  /** Keeps the latest version for a month, because the browser has lost records of it meanwhile. */
  startVisit(): void;
}

type Lists = readonly { editor: EditorDefinition; records: RecordList<object> }[];

export function createVersionKeeper(options: KeeperOptions): VersionKeeper {
  const { editors, database, storage, tab, now, onSnapshot, onResult } = options;
  const readLists = (): Lists => editors.map((editor) => ({ editor, records: editor.store.$records.get() }));
  let visits = 0;
  /** The next write stores a loss, which is no change of the user. */
  let isLoss = false;
  let inMemory = 0;
  let before = readLists();
  /** False until the lists were compared with the versions. If they never are, the next visit finds what is lost. */
  let isCompared = false;
  let written = 0;
  let task: Promise<unknown> = Promise.resolve();

  const write = async (): Promise<boolean> => {
    await task;
    const time = now();
    const lists = readLists();
    const isStoredChange = lists.some(
      ({ editor, records }, index) => !isInMemory(editor) && records !== before[index]?.records,
    );
    const isChange = isStoredChange && !isLoss && isCompared;
    isLoss = false;
    inMemory = lists.reduce(
      (sum, { editor, records }) => Math.max(sum, isInMemory(editor) ? records.length : 0),
      inMemory,
    );
    const changes = describeChanges(before, lists);
    before = lists;
    const visit = `${tab}-${visits}`;
    const order = Math.max(time, readOrder(storage) + 1);
    if (isChange) storage.write(changedKey, String(order));
    let isKept = false;
    try {
      const snapshot = await takeSnapshot(editors, new Date(time), storage);
      const { text, pictures } = snapshot;
      onSnapshot?.(snapshot);
      const version: Version = {
        id: `${visit}/${++written}`,
        visit,
        time,
        order,
        changes,
        inMemory,
        size: text.length,
        pictures: Object.fromEntries([...pictures].map(([hash, url]) => [hash, url.length])),
        content: await hashOfContent(text),
      };
      const stored = await withLimit(database.put(version, text, pictures));
      // The clock was put back.
      if (isChange && stored > order) storage.write(changedKey, String(stored));
      isKept = true;
    } catch {
      // The user hears of it.
    }
    onResult?.(isKept);
    return isKept;
  };
  const writeSerially = runSerially(write);
  const checkLoss = async ({ version, editors: compared }: Omit<Lost, 'missing'>) => {
    const text = (await withLimit(database.read(version.id))) ?? '';
    const missing = (await countMissing(text, compared)) ?? new Map<string, string>();
    const found = compared.filter(({ key }) => missing.has(key));
    return missing.size > 0
      ? { version, editors: found, missing: [...missing.values()].join(', ') }
      : undefined;
  };
  /** If this cannot be noted, the user is only asked once more. */
  const note = (version: Version, lost: readonly EditorDefinition[]) =>
    withLimit(database.note({ ...version, lost: lost.map(({ key }) => key) })).catch(() => {});
  let latest = Promise.resolve(true);

  return {
    start: () => {
      before = readLists();
      const update = () => {
        latest = writeSerially();
      };
      if (before.some(({ records }) => records.length > 0)) update();
      const stops = editors.map(({ store }) => store.$records.listen(update));
      return () => stops.forEach((stop) => void stop());
    },
    whenKept: () => latest,
    keepAround: async (run) => {
      await latest;
      const running = run();
      task = Promise.allSettled([task, running]);
      return running;
    },
    findLosses: async (openTabs) => {
      const versions = sortVersions(await withLimit(database.list()));
      const closed = versions.filter((version) => !openTabs.some((open) => version.visit.startsWith(open)));
      const last = firstOfEach(closed, (version) => version.visit);
      const memory = last.find((version) => version.inMemory > 0);
      const answered = versions.find(({ lost }) => lost?.length === 0)?.order ?? 0;
      const changed = readOrder(storage);
      const losses: Lost[] = [];
      for (const version of last) {
        const isNew = version.order > answered && !losses.some((found) => !found.version.lost);
        const compared = editors.filter((editor) => {
          if (version.lost) return version.lost.includes(editor.key);
          return isNew && (isInMemory(editor) ? version === memory : version.order > changed);
        });
        const lost = compared.length > 0 ? await checkLoss({ version, editors: compared }) : undefined;
        if (lost) losses.push(lost);
        else if (version.lost?.length) await note(version, []);
      }
      for (const lost of losses) await note(lost.version, lost.editors);
      isCompared = true;
      return losses;
    },
    checkLoss,
    answer: ({ version }) => note(version, []),
    startVisit: () => {
      visits += 1;
      isLoss = true;
    },
  };
}

const isInMemory = ({ store }: EditorDefinition) => store.keptIn === 'memory';

const readOrder = (storage: TextStorage): number => {
  const read = storage.read(changedKey);
  return Number(read.ok ? read.value : 0);
};

/** Counts the records that differ: `'3 products, 1 order changed'`. */
function describeChanges(before: Lists, after: Lists): string {
  const counts = after.flatMap(({ editor, records }, index) => {
    const old = new Map(before[index]?.records.map((record) => [identityOf(record), record]));
    const kept = records.filter((record) => {
      const earlier = old.get(identityOf(record));
      return earlier && (earlier === record || isEqual(earlier, record));
    });
    const count = Math.max(records.length, old.size) - kept.length;
    const { one, many } = editor.name;
    return count > 0 ? formatCount(count, { one: lower(one), many: lower(many) }) : [];
  });
  if (counts.length > 0) return `${counts.join(', ')} changed`;
  const isMoved = ({ records }: Lists[number], index: number) =>
    records.some((record, at) => record !== before[index]?.records[at]);
  return after.some(isMoved) ? 'order of a list changed' : '';
}

/** `'Product'` → `'product'`, but `'FAQ'` stays. */
const lower = (name: string) => name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
