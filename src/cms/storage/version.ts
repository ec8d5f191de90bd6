import { isObject } from '~/domain/is-object';
import { isText } from './shape';

/** Migrates an entry of a section to the next version. */
export type Migration = (section: string, entry: object) => object;

/**
 * Append only: `migrations[0]` migrates version 2 to 3. A new field needs a default instead of a migration.
 */
const migrations: readonly Migration[] = [
  // The list as it was when it was loaded lies beside the list, not in its records: see `readFormerBase`.
  (_section, { loaded, site, ...entry }: { loaded?: unknown; site?: unknown; link?: unknown }) => {
    const { image: _, ...fields }: Record<string, unknown> = isObject(site) ? site : {};
    const path: unknown = Reflect.get(Object(loaded), 'link');
    return {
      ...entry,
      // A link within the site was a whole URL, of the address where it was loaded.
      ...(isText(path) && isText(entry.link) && isPathOf(entry.link, path) && { link: path }),
      ...(isObject(site) && { site: fields }),
    };
  },
];

const isPathOf = (url: string, path: string) => /^https?:\/\/[^/]+(.*)$/.exec(url)?.[1] === path;

/** The first version that was used. A plain array counts as one, whichever release wrote it. */
export const firstVersion = 2;

/** The data version that this release writes to storage and backups. */
export const dataVersion = firstVersion + migrations.length;

export const migrate = (
  section: string,
  entry: object,
  version: number,
  steps: readonly Migration[] = migrations,
): object => steps.slice(version - firstVersion).reduce((upgraded, step) => step(section, upgraded), entry);

/**
 * Finds the list as it was loaded in entries of version 2. Returns undefined if it was not.
 * @param ids all ids that were loaded, in their sequence, if they are known
 */
export function readFormerBase(entries: readonly unknown[], ids?: readonly unknown[]): object[] | undefined {
  const found = new Map<unknown, object>();
  for (const entry of entries) {
    const { loaded, site } = Object(entry);
    if (isObject(loaded) && isObject(site))
      found.set(Reflect.get(site, 'id'), { ...loaded, image: Reflect.get(site, 'image') });
  }
  const all = ids ?? [...found.keys()];
  return ids || found.size > 0 ? all.filter(isText).map((id) => ({ ...found.get(id), id })) : undefined;
}
