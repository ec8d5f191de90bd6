import { type Locale, languageOf } from '~/config/locales';
import { writeBikramDay } from '~/domain/bikram-sambat';
import { writeCalendarDay } from '~/domain/date';
import { readBikramYears } from './bikram-years.ts';

const years = readBikramYears();

/** Formats a day (`YYYY-MM-DD`) in the words and the calendar of a language. */
export const writeDay = (day: string, locale: Locale): string => writeCalendarDay(day, locale, years);

/** A day in the Bikram Sambat calendar, which orders are dated by in every language. */
export const writeBusinessDay = (day: string, locale: Locale): string =>
  writeBikramDay(day, years, languageOf(locale).script) ?? day;
