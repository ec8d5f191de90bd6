import { isVersion } from '../storage/decode';
import { isShape } from '../storage/shape';
import { dataVersion } from '../storage/version';

/** The form of backup files that this dashboard writes. */
export const backupVersion = dataVersion;

/** A backup: the records of each section under their name in local storage. */
export interface BackupFile {
  version: number;
  /** When it was made, ISO 8601. */
  date: string;
  sections: Record<string, unknown[]>;
  /** Texts that could not be read, by their key. They are kept for a person to look at and not imported. */
  unreadable?: Record<string, string>;
}

type Parsed =
  | { ok: true; version: number; sections: Record<string, unknown> }
  | { ok: false; message: string };

const isBackup = isShape<{ version: number; sections: Record<string, unknown> }>({
  version: isVersion,
  sections: isShape<Record<string, unknown>>({}),
});

/** Reads the outer form of a backup file; what its sections hold is checked entry by entry later. */
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
      message: 'This backup was made by a newer dashboard. Load the page again to get it.',
    };
  return { ok: true, version: value.version, sections: value.sections };
}
