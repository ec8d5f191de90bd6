import { type Locale, languageOf } from '~/config/locales';
import { devanagariDigits } from '~/config/messages/interpolate';
import { type BikramYears, writeBikramDay } from './bikram-sambat';

/** Gregorian months in Nepali, which Chrome's `Intl` lacks. */
const nepaliMonths = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ');

/** Checks for a real date in the form `YYYY-MM-DD`: 30 February is invalid. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/**
 * Formats a date, the same in every time zone: `'2025-06-23'` → `'June 23, 2025'`. English is always 'Month
 * D, YYYY', because `Intl` varies by country. Returns any other text unchanged.
 * @param localeTag BCP 47 tag of the page, such as `'en-NP'`
 */
export function formatDay(day: string, localeTag: string): string {
  if (!isDay(day)) return day;
  const { language } = new Intl.Locale(localeTag);
  if (language === 'ne') {
    const [year, month = 1, date] = day.split('-').map(Number);
    return devanagariDigits(`${year} ${nepaliMonths[month - 1]} ${date}`);
  }
  const tag = language === 'en' ? 'en-US' : localeTag;
  // Without the second language, a tag that `Intl` does not know would give the machine's own language.
  const words = new Intl.DateTimeFormat([tag, 'en-US'], { dateStyle: 'long', timeZone: 'UTC' });
  return words.format(new Date(`${day}T00:00:00Z`));
}

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
