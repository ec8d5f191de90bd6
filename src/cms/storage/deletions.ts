import { isListOf, isNumber, isShape } from './shape';
import type { TextStorage } from './text-storage';

const key = 'dashboard-deleted';

/** Enough for a tab that was frozen while another one deleted records. */
const maxIds = 1000;

const isLog = isShape<Record<string, unknown>>({});
const isIdList = isListOf(isNumber);

function readLog(storage: TextStorage): Record<string, unknown> {
  const read = storage.read(key);
  try {
    const log: unknown = JSON.parse((read.ok && read.value) || '{}');
    return isLog(log) ? log : {};
  } catch {
    return {};
  }
}

/** Returns the ids of a section that a tab of the dashboard deleted. Any other record that disappears is lost. */
export function readDeletedIds(storage: TextStorage, section: string): ReadonlySet<number> {
  const { [section]: ids } = readLog(storage);
  return new Set(isIdList(ids) ? ids : []);
}

/** Logs deleted ids, and forgets those that are stored again. A failure only causes a needless warning. */
export function logDeletedIds(
  storage: TextStorage,
  section: string,
  deleted: readonly number[],
  stored: ReadonlySet<number>,
): void {
  const before = [...readDeletedIds(storage, section)];
  const after = [...before.filter((id) => !stored.has(id)), ...deleted].slice(-maxIds);
  if (after.length === before.length && deleted.length === 0) return;
  storage.write(key, JSON.stringify({ ...readLog(storage), [section]: after }));
}
