import { devanagariDigits } from '~/config/messages/interpolate';

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
