import { type Locale, languageOf } from '~/config/locales';
import { type BikramYears, writeBikramDay } from './bikram-sambat';
import { formatDay, isDay } from './date';

/**
 * Formats a `YYYY-MM-DD` date in the calendar of a language: 'June 23, 2025' or '२०८२ असार ९'. Returns any
 * other text unchanged.
 * @param years dates outside them are formatted in the Gregorian calendar
 */
export function writeCalendarDay(day: string, locale: Locale, years?: BikramYears): string {
  const { calendar, tag } = languageOf(locale);
  const isBikram = years && calendar === 'bikram-sambat' && isDay(day);
  return (isBikram && writeBikramDay(day, years)) || formatDay(day, tag);
}
