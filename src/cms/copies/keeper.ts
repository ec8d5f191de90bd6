import type { EditorDefinition } from '../editor';
import type { RecordList } from '../list/record';
import { isEqual } from '../record/equality';
import type { TextStorage } from '../storage/text-storage';
import { formatCount } from '../words';
import { countMissing } from './read-backup';
import { hashOfContent, takeSnapshot } from './snapshot';
import { runSerially, withLimit } from './tasks';
import { firstOfEach, sortVersions, type Version, type VersionDatabase } from './version';

/** Order of the latest change of a stored list, stored with it. Versions are later if the browser lost that change. */
const changedKey = 'dashboard-changed';

interface KeeperOptions {
  readonly editors: readonly EditorDefinition[];
  readonly database: VersionDatabase;
  readonly storage: TextStorage;
  /** Name of this tab, which no other one has. */
  readonly tab: string;
  now(): number;
  /** Called after each version, even if it could not be written. */
  onResult?(isKept: boolean): void;
}

/** A version, and the editors that lack some of its records. */
export interface Lost {
  readonly version: Version;
  readonly editors: readonly EditorDefinition[];
  /** Counts the records: `'3 Dealers, 1 FAQ'`. */
  readonly missing: string;
}

export type VersionKeeper = ReturnType<typeof createVersionKeeper>;

type Lists = readonly { editor: EditorDefinition; records: RecordList<object> }[];

export function createVersionKeeper(options: KeeperOptions) {
  const { editors, database, storage, tab, now, onResult } = options;
  const readLists = (): Lists => editors.map((editor) => ({ editor, records: editor.store.$records.get() }));
  let before = readLists();
  /** False until the lists were compared with the versions. If they never are, the next visit finds what is lost. */
  let isCompared = false;
  let written = 0;
  /** The version with the records of this tab. */
  let newest: Version | undefined;
  /** Keys of lists that have lost records of it, and versions that were pinned for that. */
  const losing = new Set<string>();
  let pinned: readonly Version[] = [];
  let latest = Promise.resolve(true);

  /** If this cannot be noted, the user is only asked once more. */
  const note = (version: Version, lost: readonly string[]) =>
    withLimit(database.note({ ...version, lost })).catch(() => {});

  const write = runSerially(async (): Promise<boolean> => {
    const time = now();
    const lists = readLists();
    const changes = describeChanges(before, lists);
    const isStoredChange = lists.some(
      ({ editor, records }, index) => !isInMemory(editor) && records !== before[index]?.records,
    );
    before = lists;
    // A loss is no change of the user.
    const isChange = isStoredChange && losing.size === 0 && isCompared;
    const { text, pictures } = takeSnapshot(editors, new Date(time), storage);
    const version: Version = {
      id: `${tab}/${++written}`,
      tab,
      time,
      order: Math.max(time, readOrder(storage) + 1),
      changes,
      inMemory: lists.reduce(
        (sum, { editor, records }) => sum + (isInMemory(editor) ? records.length : 0),
        0,
      ),
      size: text.length,
      pictures: Object.fromEntries([...pictures].map(([hash, url]) => [hash, url.length])),
      content: hashOfContent(text),
    };
    let isKept = false;
    try {
      const lost = [...losing];
      if (newest && lost.length > 0) {
        const full = { ...newest, lost: [...(newest.lost ?? []), ...lost] };
        await withLimit(database.note(full));
        pinned = [...pinned, full];
      }
      for (const key of lost) losing.delete(key);
      newest = await withLimit(database.put(version, text, pictures));
      // Only now, because a change without a version must not be later than all versions.
      if (isChange) storage.write(changedKey, String(newest.order));
      isKept = true;
    } catch {
      // The user hears of it.
    }
    onResult?.(isKept);
    return isKept;
  });

  /** Compares a version with the lists. Returns undefined if they have all records of it. */
  const checkLoss = async ({
    version,
    editors: compared,
  }: Omit<Lost, 'missing'>): Promise<Lost | undefined> => {
    const text = (await withLimit(database.read(version.id))) ?? '';
    const missing = countMissing(text, compared);
    if (!missing?.size) return undefined;
    const found = compared.filter(({ key }) => missing.has(key));
    return { version, editors: found, missing: [...missing.values()].join(', ') };
  };

  return {
    checkLoss,
    /** Begins to write a version after each change, and one of records that no version has. */
    start: () => {
      before = readLists();
      const update = () => {
        latest = write();
      };
      if (before.some(({ records }) => records.length > 0)) update();
      const stops = editors.map(({ store }) => store.$records.listen(update));
      return () => stops.forEach((stop) => void stop());
    },
    /** Resolves when a version has the records of this moment: false if the browser could not write it. */
    whenKept: () => latest,
    /**
     * Finds versions with records that are no longer in the lists: after a reload, a crash, or because the browser
     * deleted them. Each is found again until it is answered, whatever happens to the lists meanwhile.
     * @param openTabs names of tabs that are open
     */
    findLosses: async (openTabs: readonly string[]): Promise<Lost[]> => {
      const versions = sortVersions(await withLimit(database.list()));
      const closed = versions.filter(({ tab }) => !openTabs.some((open) => tab.startsWith(open)));
      const last = firstOfEach(closed, (version) => version.tab);
      const answered = versions.find(({ lost }) => lost?.length === 0)?.order ?? 0;
      const changed = readOrder(storage);
      const losses: Lost[] = [];
      for (const version of closed.filter((one) => last.includes(one) || one.lost?.length)) {
        const isNew = version.order > answered && !losses.some((found) => !found.version.lost);
        const compared = editors.filter((editor) => {
          if (version.lost?.includes(editor.key)) return true;
          // It was answered, or a later version of its tab has the other lists.
          if (version.lost?.length === 0 || !last.includes(version)) return false;
          // Earlier releases offered the lists in memory of only one tab.
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
    /** Does not offer a version again. */
    answer: ({ version }: Pick<Lost, 'version'>) => note(version, []),
    /** Keeps the latest version until it is answered, because a list has lost records of it. */
    pin: (key: string) => void losing.add(key),
    /** Ends this, because the user has answered. */
    unpin: async (key: string): Promise<void> => {
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
