import { type BikramYears, writeBikramDay } from './bikram-sambat';

/** Returns the reader's date as `YYYY-MM-DD`. */
export function localDay(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Formats the reader's date, in the Bikram Sambat calendar if `years` contain it. */
export function writeToday(time: Date, tag: string | undefined, years?: BikramYears): string {
  return (
    (years && writeBikramDay(localDay(time), years)) ?? time.toLocaleDateString(tag, { dateStyle: 'long' })
  );
}
