import { type Locale, languageOf } from '~/config/locales';
import { calendar } from '~/config/site';
import { type BikramYears, writeBikramDay } from '~/domain/bikram-sambat';
import { formatDay, writeCalendarDay } from '~/domain/date';
import { readBikramYears } from './bikram-years.ts';

const years = readBikramYears();

/** Formats a day (`YYYY-MM-DD`) in the words and the calendar of a language. */
export const writeDay = (day: string, locale: Locale): string => writeCalendarDay(day, locale, years);

/** Returns the years in which the business dates, or undefined if its calendar is the Gregorian one. */
export const businessYears = (known: BikramYears): BikramYears | undefined =>
  calendar === 'bikram-sambat' ? known : undefined;

/** Formats a day in the calendar of the business, by which orders are dated in every language. */
export function writeBusinessDay(day: string, locale: Locale): string {
  const { script, tag } = languageOf(locale);
  const own = businessYears(years);
  return (own && writeBikramDay(day, own, script)) ?? formatDay(day, tag);
}
