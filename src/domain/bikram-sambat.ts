import { devanagariDigits } from '~/config/messages/interpolate';

const months = 'वैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस माघ फागुन चैत'.split(' ');
/** Months of the Nepali calendar in Latin letters. */
export const latinMonths =
  'Baisakh Jestha Asar Shrawan Bhadra Asoj Kartik Mangsir Poush Magh Falgun Chaitra'.split(' ');

/** Some years of the Bikram Sambat calendar. Month lengths follow no rule, so a table lists them. */
export interface BikramYears {
  year: number;
  /** Gregorian date of the first day, `YYYY-MM-DD`. */
  start: string;
  /** Number of days in each month. */
  lengths: readonly number[];
}

/**
 * Formats a `YYYY-MM-DD` date: `'२०८२ असार ९'`, in Latin script `'Asar 9, 2082 BS'`. Returns undefined outside
 * the given years.
 */
export function writeBikramDay(
  day: string,
  { year, start, lengths }: BikramYears,
  script: 'Deva' | 'Latn' = 'Deva',
): string | undefined {
  let left = (Date.parse(day) - Date.parse(start)) / 86_400_000;
  if (left < 0) return undefined;
  for (const [index, length] of lengths.entries()) {
    if (left < length) {
      const current = year + Math.floor(index / 12);
      return script === 'Latn'
        ? `${latinMonths[index % 12]} ${left + 1}, ${current} BS`
        : devanagariDigits(`${current} ${months[index % 12]} ${left + 1}`);
    }
    left -= length;
  }
  return undefined;
}
