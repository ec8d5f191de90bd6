import { type BikramYears, writeBikramDay } from './bikram-sambat';

/** The day that it is for the reader, in words: of the Bikram Sambat where there are years of it. */
export function writeToday(time: Date, tag: string | undefined, years?: BikramYears): string {
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  const day = shifted.toISOString().slice(0, 10);
  return (years && writeBikramDay(day, years)) ?? time.toLocaleDateString(tag, { dateStyle: 'long' });
}
