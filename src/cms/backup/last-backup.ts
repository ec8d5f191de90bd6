import type { TextStorage } from '../storage/text-storage';

const key = 'dashboard-backup-date';
const msPerDay = 86_400_000;

/** Stores the date of a full backup. Ignores failures, because only the date is lost. */
export function storeBackupDate(storage: TextStorage, now: Date): void {
  storage.write(key, now.toISOString());
}

export function readBackupDate(storage: TextStorage): Date | undefined {
  const read = storage.read(key);
  const time = Date.parse((read.ok && read.value) || '');
  return Number.isNaN(time) ? undefined : new Date(time);
}

export function describeBackupAge(last: Date | undefined, now: Date): string {
  if (!last) return 'No backup yet.';
  const date = last.toLocaleDateString('en-US', { dateStyle: 'long' });
  // Rounds, because a day on which the clocks change has 23 or 25 hours.
  const days = Math.floor((startOfDay(now) - startOfDay(last)) / msPerDay + 0.5);
  const age = new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  return `Last backup: ${age}, ${date}.`;
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
