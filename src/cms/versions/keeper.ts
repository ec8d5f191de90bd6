import { countMissing } from '../backup/import';
import type { EditorDefinition } from '../editor';
import type { TextStorage } from '../storage/text-storage';
import { isEqual } from '../stores/equality';
import type { RecordList } from '../stores/record';
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
  /** Name of this tab, which no other one has. */
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
  /**
   * Finds versions with records that are no longer in the lists: after a reload, a crash, or because the browser deleted
   * them. Each is found again until it is answered, whatever happens to the lists meanwhile.
   * @param openTabs names of tabs that are open
   */
  findLosses(openTabs: readonly string[]): Promise<Lost[]>;
  /** Compares again. Returns undefined if all records have come back. */
  checkLoss(lost: Omit<Lost, 'missing'>): Promise<Lost | undefined>;
  /** Does not offer a version again. */
  answer(lost: Pick<Lost, 'version'>): Promise<unknown>;
  /** Keeps the latest version until it is answered, because a list has lost records of it. */
  pin(key: string): void;
  /** Ends this once the user has answered. */
  unpin(key: string): Promise<unknown>;
}

type Lists = readonly { editor: EditorDefinition; records: RecordList<object> }[];

export function createVersionKeeper(options: KeeperOptions): VersionKeeper {
  const { editors, database, storage, tab, now, onSnapshot, onResult } = options;
  const readLists = (): Lists => editors.map((editor) => ({ editor, records: editor.store.$records.get() }));
  /** The version with the records of this tab. */
  let newest: Version | undefined;
  /** Keys of lists that have lost records of it. */
  const losing = new Set<string>();
  /** Versions that were kept for that. */
  let pinned: readonly Version[] = [];
  let inMemory = 0;
  let before = readLists();
  /** False until the lists were compared with the versions. If they never are, the next visit finds what is lost. */
  let isCompared = false;
  let written = 0;

  const write = async (): Promise<boolean> => {
    const time = now();
    const lists = readLists();
    const isStoredChange = lists.some(
      ({ editor, records }, index) => !isInMemory(editor) && records !== before[index]?.records,
    );
    // A loss is no change of the user.
    const isChange = isStoredChange && losing.size === 0 && isCompared;
    inMemory = lists.reduce(
      (sum, { editor, records }) => Math.max(sum, isInMemory(editor) ? records.length : 0),
      inMemory,
    );
    const changes = describeChanges(before, lists);
    before = lists;
    const order = Math.max(time, readOrder(storage) + 1);
    if (isChange) storage.write(changedKey, String(order));
    const snapshot = takeSnapshot(editors, new Date(time), storage);
    const { text, pictures } = snapshot;
    onSnapshot?.(snapshot);
    let isKept = false;
    try {
      const lost = [...losing];
      if (newest && lost.length > 0) {
        const version = { ...newest, lost: [...(newest.lost ?? []), ...lost] };
        await withLimit(database.note(version));
        pinned = [...pinned, version];
      }
      for (const key of lost) losing.delete(key);
      newest = await withLimit(
        database.put(
          {
            id: `${tab}/${++written}`,
            tab,
            time,
            order,
            changes,
            inMemory,
            size: text.length,
            pictures: Object.fromEntries([...pictures].map(([hash, url]) => [hash, url.length])),
            content: hashOfContent(text),
          },
          text,
          pictures,
        ),
      );
      // The clock was put back.
      if (isChange && newest.order > order) storage.write(changedKey, String(newest.order));
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
    const missing = countMissing(text, compared) ?? new Map<string, string>();
    const found = compared.filter(({ key }) => missing.has(key));
    return missing.size > 0
      ? { version, editors: found, missing: [...missing.values()].join(', ') }
      : undefined;
  };
  /** If this cannot be noted, the user is only asked once more. */
  const note = (version: Version, lost: readonly string[]) =>
    withLimit(database.note({ ...version, lost })).catch(() => {});
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
    findLosses: async (openTabs) => {
      const versions = sortVersions(await withLimit(database.list()));
      const closed = versions.filter(({ tab }) => !openTabs.some((open) => tab.startsWith(open)));
      const last = firstOfEach(closed, (version) => version.tab);
      const answered = versions.find(({ lost }) => lost?.length === 0)?.order ?? 0;
      const changed = readOrder(storage);
      const losses: Lost[] = [];
      for (const version of closed.filter((one) => last.includes(one) || one.lost?.length)) {
        const isNew = version.order > answered && !losses.some((found) => !found.version.lost);
        // Earlier releases offered the lists in memory of only one tab.
        const compared = editors.filter((editor) => {
          if (version.lost) return version.lost.includes(editor.key);
          if (isInMemory(editor)) return version.inMemory > 0 && (isNew || version.visit === undefined);
          return isNew && version.order > changed;
        });
        const lost = compared.length > 0 ? await checkLoss({ version, editors: compared }) : undefined;
        if (lost) losses.push(lost);
        else if (version.lost?.length) await note(version, []);
      }
      for (const lost of losses)
        await note(
          lost.version,
          lost.editors.map(({ key }) => key),
        );
      isCompared = true;
      return losses;
    },
    checkLoss,
    answer: ({ version }) => note(version, []),
    pin: (key) => void losing.add(key),
    unpin: async (key) => {
      await latest;
      for (const { lost = [], ...version } of pinned)
        if (lost.includes(key))
          await note(
            version,
            lost.filter((other) => other !== key),
          );
      pinned = pinned.filter(({ lost }) => !lost?.includes(key));
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
    const old = new Map(before[index]?.records.map((record) => [record.id, record]));
    const kept = records.filter((record) => {
      const earlier = old.get(record.id);
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
