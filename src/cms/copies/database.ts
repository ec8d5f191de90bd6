import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { storedName } from '~/config/base';
import { writeWhole } from './snapshot';
import { withLimit } from './tasks';
import { planVersion, readVersion, type StoredVersion, type VersionDatabase } from './version';

interface Schema extends DBSchema {
  versions: { key: string; value: StoredVersion };
  /** Snapshots by the ids of their versions. */
  texts: { key: string; value: string };
  /** Data URLs by hash. */
  pictures: { key: string; value: string };
  /** Typed forms by editor and tab. */
  drafts: { key: string; value: unknown };
  /** The folder for copies. */
  folders: { key: string; value: unknown };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** Opens the dashboard's database in this browser. Rejects if the browser has none, refuses it or does not answer. */
export async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  opening ??= open();
  return opening;
}

function open(): Promise<IDBPDatabase<Schema>> {
  const close = () => {
    opening = undefined;
  };
  const opened = openDB<Schema>(storedName('dashboard'), 1, {
    upgrade: (database) => {
      for (const name of ['texts', 'pictures', 'drafts', 'folders'] as const)
        database.createObjectStore(name);
      database.createObjectStore('versions', { keyPath: 'id' });
    },
    // A newer release in another tab must not wait for this one.
    blocking: (_, __, event) => {
      close();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: close,
  });
  // After a time limit, later calls fail at once until the browser answers.
  opened.then(() => {
    opening = opened;
  }, close);
  return withLimit(opened);
}

const stores = ['versions', 'texts', 'pictures'] as const;

export const versionDatabase: VersionDatabase = {
  list: async () => (await (await openDatabase()).getAll('versions')).map(readVersion),
  note: async (version) => {
    const versions = (await openDatabase()).transaction('versions', 'readwrite').store;
    // Another tab may have replaced it.
    if (await versions.getKey(version.id)) await versions.put(version);
  },
  put: async (version, text, pictures) => {
    const database = await openDatabase();
    // Without `strict`, a complete transaction may not be on the disk yet.
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
    const versions = transaction.objectStore('versions');
    const texts = transaction.objectStore('texts');
    const urls = transaction.objectStore('pictures');
    const plan = planVersion((await versions.getAll()).map(readVersion), version);
    if (plan.isNeeded) {
      const stored = new Set(await urls.getAllKeys());
      await Promise.all([
        versions.put(plan.version),
        texts.put(text, version.id),
        ...[...pictures].flatMap(([hash, url]) => (stored.has(hash) ? [] : urls.put(url, hash))),
        ...plan.outdated.flatMap((id) => [versions.delete(id), texts.delete(id)]),
        ...[...stored].flatMap((hash) => (plan.pictures.has(hash) ? [] : urls.delete(hash))),
      ]);
    }
    await transaction.done;
    return plan.version;
  },
  read: async (id) => {
    const transaction = (await openDatabase()).transaction(stores);
    const [version, text] = await Promise.all([
      transaction.objectStore('versions').get(id),
      transaction.objectStore('texts').get(id),
    ]);
    if (!version || text === undefined) return undefined;
    const urls = new Map<string, string>();
    for (const hash of Object.keys(version.pictures))
      urls.set(hash, (await transaction.objectStore('pictures').get(hash)) ?? '');
    return writeWhole(text, urls);
  },
};
