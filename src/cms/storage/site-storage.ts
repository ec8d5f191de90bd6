import { readStoredName, storedName } from '~/config/base';
import { succeed } from './outcome';
import type { TextStorage } from './text-storage';

/** Limits a host's storage to one site, by default this one. Its keys have no folder. */
export function siteStorage(host: TextStorage, folder?: string): TextStorage {
  return {
    read: (key) => host.read(storedName(key, folder)),
    write: (key, text) => host.write(storedName(key, folder), text),
    remove: (key) => host.remove(storedName(key, folder)),
    keys: () => {
      const all = host.keys();
      if (!all.ok) return all;
      return succeed(all.value.flatMap((key) => readStoredName(key, folder) ?? []));
    },
  };
}
