import { devanagariDigits } from '~/config/messages/interpolate';

/** The months of the Bikram Sambat calendar as they are said. */
const months = 'वैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस माघ फागुन चैत'.split(' ');

/** Some years of the Bikram Sambat calendar. No rule gives the lengths of its months, so a table does. */
export interface BikramYears {
  /** The first of the years. */
  year: number;
  /** The Gregorian day that it begins with, `YYYY-MM-DD`. */
  start: string;
  /** How many days each month has. */
  lengths: readonly number[];
}

/** A day, written `YYYY-MM-DD`, in words: `'२०८२ असार ९'`; undefined for one that is in none of the years. */
export function writeBikramDay(day: string, { year, start, lengths }: BikramYears): string | undefined {
  let left = (Date.parse(day) - Date.parse(start)) / 86_400_000;
  if (left < 0) return undefined;
  for (const [index, length] of lengths.entries()) {
    if (left < length)
      return devanagariDigits(`${year + Math.floor(index / 12)} ${months[index % 12]} ${left + 1}`);
    left -= length;
  }
  return undefined;
}
