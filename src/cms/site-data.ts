import { atom } from 'nanostores';
import type { BikramYears } from '~/domain/bikram-sambat';
import { writeBikramDay } from '~/domain/bikram-sambat';
import { localDay } from '~/domain/date';
import type { Province } from '~/domain/locations';

/** The location table, set by the page. */
export const $provinces = atom<readonly Province[]>([]);

/** Years of the Nepali calendar, set by the page. */
export const $years = atom<BikramYears | undefined>(undefined);

const longestShown = 60;

/** Shortens a text for a list of changes. */
export const shorten = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown - 2).trimEnd()} …` : text;

/** Formats a time in milliseconds: `'Kartik 12, 14:05:30'`. Outside the known years the day is a Gregorian one. */
export function formatVersionTime(time: number): string {
  const date = new Date(time);
  const years = $years.get();
  const [day] = (years && writeBikramDay(localDay(date), years, 'Latn')?.split(', ')) ?? [
    date.toLocaleDateString('en-US', { month: 'long', day: 'numeric' }),
  ];
  return `${day}, ${date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })}`;
}
