import { readBackup } from '../backup/import';
import type { EditorDefinition } from '../editor';
import type { TextStorage } from '../storage/text-storage';
import { isEqual } from '../stores/equality';
import { identityOf } from '../stores/identity';
import type { RecordList } from '../stores/record-storage';
import { formatCount } from '../words';
import { runSerially } from './run-serially';
import { hashOf, type Snapshot, takeSnapshot } from './snapshot';
import { firstOfEach, sortVersions, type Version, type VersionDatabase } from './version';

/** Time of the latest change of a stored list, stored with it. Versions are later if the browser lost that change. */
const changedKey = 'dashboard-changed';
/** Time of the latest version that was offered and refused. */
const refusedKey = 'dashboard-version-refused';

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
}

export interface VersionKeeper {
  /** Begins to write a version after each change, and one of records that no version has. */
  start(): () => void;
  /** Resolves when a version has the records of this moment: false if the browser could not write it. */
  whenKept(): Promise<boolean>;
  /**
   * Finds the latest version with records that are no longer in the lists: after a reload, a crash, or because the
   * browser deleted them.
   * @param openTabs names of tabs that are open
   */
  findLost(openTabs: readonly string[]): Promise<Lost | undefined>;
  /** Returns true if records of a version are not in the lists. */
  isMissing(lost: Lost): Promise<boolean>;
  /** Does not offer a version again. */
  refuse(version: Version): void;
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
  let latestId = '';
  /** The lists of the latest version of an earlier minute. */
  let base = before;

  const write = async (): Promise<boolean> => {
    const time = now();
    const lists = readLists();
    const isChanged = ({ editor, records }: Lists[number], index: number) =>
      !isInMemory(editor) && records !== before[index]?.records;
    if (lists.some(isChanged) && !isLoss) storage.write(changedKey, String(time));
    isLoss = false;
    inMemory = lists.reduce(
      (sum, { editor, records }) => Math.max(sum, isInMemory(editor) ? records.length : 0),
      inMemory,
    );
    const visit = `${tab}-${visits}`;
    const id = `${visit}/${Math.floor(time / 60_000)}`;
    if (id !== latestId) base = before;
    latestId = id;
    before = lists;
    try {
      const snapshot = await takeSnapshot(editors, new Date(time), storage);
      const { text, pictures } = snapshot;
      onSnapshot?.(snapshot);
      const version: Version = {
        id,
        visit,
        time,
        changes: describeChanges(base, lists),
        inMemory,
        size: text.length,
        pictures: Object.fromEntries([...pictures].map(([hash, url]) => [hash, url.length])),
        content: await hashOf(text.slice(text.indexOf('"sections"'))),
      };
      await database.put(version, text, pictures);
    } catch {
      onResult?.(false);
      return false;
    }
    onResult?.(true);
    return true;
  };
  const writeSerially = runSerially(write);
  const isMissing = async (lost: Lost) => {
    const incoming = await readBackup((await database.read(lost.version.id)) ?? '', lost.editors);
    return (
      incoming.ok &&
      incoming.sections.some(({ added, replaced, conflicts }) => added + replaced + conflicts.length > 0)
    );
  };
  let latest = Promise.resolve(true);

  return {
    start: () => {
      before = base = readLists();
      const update = () => {
        latest = writeSerially();
      };
      if (before.some(({ records }) => records.length > 0)) update();
      const stops = editors.map(({ store }) => store.$records.listen(update));
      return () => stops.forEach((stop) => void stop());
    },
    whenKept: () => latest,
    findLost: async (openTabs) => {
      const versions = sortVersions(await database.list());
      const closed = versions.filter((version) => !openTabs.some((open) => version.visit.startsWith(open)));
      const last = firstOfEach(closed, (version) => version.visit);
      const changed = readTime(storage, changedKey);
      const memory = last.find(({ inMemory }) => inMemory > 0);
      const candidates = last.flatMap((version) => {
        const isLate = version.time > changed;
        const compared = editors.filter((editor) => (isInMemory(editor) ? version === memory : isLate));
        return compared.length > 0 ? { version, editors: compared } : [];
      });
      for (const lost of candidates)
        if (lost.version.time > readTime(storage, refusedKey) && (await isMissing(lost))) return lost;
      return undefined;
    },
    isMissing,
    refuse: ({ time }) => void storage.write(refusedKey, String(time)),
    startVisit: () => {
      visits += 1;
      isLoss = true;
    },
  };
}

const isInMemory = ({ store }: EditorDefinition) => store.keptIn === 'memory';

const readTime = (storage: TextStorage, key: string): number => {
  const read = storage.read(key);
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
