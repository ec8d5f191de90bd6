import { interpolate } from '~/config/messages/interpolate';

const week = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;

type Day = (typeof week)[number];

const [day, time] = [week.join('|'), String.raw`(?:[01]\d|2[0-3]):[0-5]\d`];

/** Matches stored opening hours: first and last day, then the times. */
export const hoursPattern = new RegExp(`^(${day})-(${day}) (${time})-(${time})$`);

/**
 * Parses opening hours: `'Su-Fr 07:00-19:00'` gives six days and two times.
 * @throws Error that quotes the text if it has another form
 */
export function readHours(stored: string): { days: Day[]; from: string; to: string } {
  const [, first = '', last = '', from = '', to = ''] = hoursPattern.exec(stored) ?? [];
  const [start = 0, end = 0] = [first, last].map((name) => (week as readonly string[]).indexOf(name));
  if (first === '') throw new Error(`opening hours '${stored}' are not written as 'Su-Fr 07:00-19:00'`);
  const count = ((end - start + week.length) % week.length) + 1;
  return { days: [...week, ...week].slice(start, start + count), from, to };
}

/** The phrases that opening hours are written with. */
interface HoursWords {
  hours: string;
  everyDay: string;
  span: string;
  days: Readonly<Record<string, string>>;
}

/** Opening hours in words: `'Su-Fr 07:00-19:00'` gives `'Sunday to Friday, 7:00–19:00'`. */
export function writeHours(stored: string, words: HoursWords): string {
  const { days, from, to } = readHours(stored);
  const [first = '', last = first] = [days[0], days.at(-1)].map((day = 'Su') => words.days[day] ?? day);
  const span = days.length === 1 ? first : interpolate(words.span, { first, last });
  const withoutZero = (time: string) => time.replace(/^0/, '');
  return interpolate(words.hours, {
    days: days.length === week.length ? words.everyDay : span,
    from: withoutZero(from),
    to: withoutZero(to),
  });
}
