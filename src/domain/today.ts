import { type BikramYears, writeBikramDay } from './bikram-sambat';

/** Formats the reader's date, in the Bikram Sambat calendar if `years` contain it. */
export function writeToday(time: Date, tag: string | undefined, years?: BikramYears): string {
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  const day = shifted.toISOString().slice(0, 10);
  return (years && writeBikramDay(day, years)) ?? time.toLocaleDateString(tag, { dateStyle: 'long' });
}
