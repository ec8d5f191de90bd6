import { isVersion } from '../storage/decode';
import { isShape } from '../storage/shape';
import { dataVersion } from '../storage/version';

export const backupVersion = dataVersion;

/** A backup: the entries of each section by its key in local storage. */
export interface BackupFile {
  version: number;
  /** Creation time, ISO 8601. */
  date: string;
  sections: Record<string, unknown[]>;
  /** Unreadable texts by storage key. An import ignores them. */
  unreadable?: Record<string, string>;
}

type Parsed =
  | { ok: true; version: number; sections: Record<string, unknown> }
  | { ok: false; message: string };

const isBackup = isShape<{ version: number; sections: Record<string, unknown> }>({
  version: isVersion,
  sections: isShape<Record<string, unknown>>({}),
});

/** Parses the outer structure of a backup file. Entries are validated later, one by one. */
export function parseBackup(text: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, message: 'This file is not a backup: it cannot be read as JSON.' };
  }
  if (!isBackup(value)) return { ok: false, message: 'This file is not a backup of the dashboard.' };
  if (value.version > backupVersion)
    return {
      ok: false,
      message: 'This backup was made by a newer dashboard. Reload this page to get it.',
    };
  return { ok: true, version: value.version, sections: value.sections };
}
