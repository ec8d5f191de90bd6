import { brand } from '~/config/site';
import { isObject } from '~/domain/is-object';
import { isVersion } from '../storage/decode';
import { isShape } from '../storage/shape';
import { dataVersion } from '../storage/version';
import { reloadAdvice } from '../words';
import { filePrefix } from './files';

export const backupVersion = dataVersion;

/** A backup: the entries of each section by its key in local storage. */
export interface BackupFile {
  version: number;
  /** Name of the brand. Older releases do not write it. */
  brand: string;
  /** Creation time, ISO 8601. */
  date: string;
  sections: Record<string, unknown[]>;
  /** The lists of the site as they were last loaded. */
  site?: Record<string, unknown>;
  /** What was deleted. */
  deleted?: Record<string, unknown>;
  /** Unreadable texts by storage key. An import ignores them. */
  unreadable?: Record<string, string>;
}

type Parsed =
  | {
      ok: true;
      version: number;
      sections: Record<string, unknown>;
      site: Record<string, unknown>;
      deleted: Record<string, unknown>;
      /** Warns about the brand of the file. */
      notes: string[];
      /** Keys of stored texts that are no records. */
      unreadable: string[];
    }
  | { ok: false; message: string };

const isBackup = isShape<{ version: number; sections: Record<string, unknown> }>({
  version: isVersion,
  sections: isShape<Record<string, unknown>>({}),
});

const notBackup = `This file is not a backup of the dashboard. Choose one with ‘${filePrefix}’ in its name that ends in ‘.json’.`;

const refuse = (message: string): Parsed => ({ ok: false, message });

/** Parses the outer structure of a backup file. Entries are validated later, one by one. */
export function parseBackup(text: string): Parsed {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return refuse(notBackup);
  }
  if (!isBackup(file)) return refuse(notBackup);
  if ('pictures' in file && !('date' in file))
    return refuse('This file is for the website. It is not a backup.');
  if (file.version > backupVersion)
    return refuse(`This backup was made by a newer dashboard. ${reloadAdvice}`);
  return { ok: true, version: file.version, sections: file.sections, ...describeFile(file) };
}

function readField(file: object, name: string): Record<string, unknown> {
  const value: unknown = Reflect.get(file, name);
  return isObject(value) ? { ...value } : {};
}

function describeFile(file: object) {
  const owner = 'brand' in file ? file.brand : brand.name;
  return {
    notes: owner === brand.name ? [] : [`It is a backup of “${owner}”, not of ${brand.name}.`],
    site: readField(file, 'site'),
    deleted: readField(file, 'deleted'),
    unreadable: 'unreadable' in file ? Object.keys(Object(file.unreadable)) : [],
  };
}
