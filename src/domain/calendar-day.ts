import { type Locale, languageOf } from '~/config/locales';
import { type BikramYears, writeBikramDay } from './bikram-sambat';
import { formatDay, isDay } from './date';

/**
 * A day, written `YYYY-MM-DD`, in the words and the calendar of a language: `'2025-06-23'` is 'June 23, 2025' and
 * '२०८२ असार ९'. A text that is no day is returned as it stands.
 * @param years a day that is in none of them is a Gregorian one
 */
export function writeCalendarDay(day: string, locale: Locale, years?: BikramYears): string {
  const { calendar, tag } = languageOf(locale);
  const isBikram = years && calendar === 'bikram-sambat' && isDay(day);
  return (isBikram && writeBikramDay(day, years)) || formatDay(day, tag);
}
