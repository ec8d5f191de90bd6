import type { Locale } from '~/config/locales';
import { writeCalendarDay } from '~/domain/calendar-day';
import { readBikramYears } from './bikram-years.ts';

const years = readBikramYears();

/** Formats a day (`YYYY-MM-DD`) in the words and the calendar of a language. */
export const writeDay = (day: string, locale: Locale): string => writeCalendarDay(day, locale, years);
