import { atom } from 'nanostores';
import { browserStorage } from '../list/environment';

const key = 'dashboard-backup-date';
const msPerDay = 86_400_000;
const maxDays = 7;

/** Time of the last copy of everything outside this browser. */
export const $lastCopy = atom(readCopyDate());

/** Notes a copy. Ignores failures to store its date, because only the date is lost. */
export function noteCopy(now: Date): void {
  browserStorage.write(key, now.toISOString());
  $lastCopy.set(now);
}

function readCopyDate(): Date | undefined {
  const read = browserStorage.read(key);
  const time = Date.parse((read.ok && read.value) || '');
  return Number.isNaN(time) ? undefined : new Date(time);
}

/** Says how old a copy is, and whether that is bad. */
export function describeCopyAge(
  last: Date | undefined,
  now: Date,
): { text: string; tone?: 'danger' | 'warning' } {
  if (!last) return { text: 'Not yet', tone: 'danger' };
  const date = last.toLocaleDateString('en-US', { dateStyle: 'long' });
  // Rounds, because a day on which the clocks change has 23 or 25 hours.
  const days = Math.floor((startOfDay(now) - startOfDay(last)) / msPerDay + 0.5);
  const age = new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  return { text: `${age}, ${date}`, ...(days > maxDays && { tone: 'warning' }) };
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
