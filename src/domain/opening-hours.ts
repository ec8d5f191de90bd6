import { interpolate } from '~/config/messages/interpolate';

const days = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** The phrases that opening hours are written with. */
interface HoursWords {
  hours: string;
  everyDay: string;
  span: string;
  days: Readonly<Record<string, string>>;
}

/** Opening hours in words: `'Su-Fr 07:00-19:00'` gives `'Sunday to Friday, 7:00–19:00'`. */
export function writeHours(stored: string, words: HoursWords): string {
  const [first = '', last = '', from = '', to = ''] = stored.split(/[ -]/);
  const isDaily = (days.indexOf(last) + 1) % days.length === days.indexOf(first);
  const name = (day: string) => words.days[day] ?? day;
  const span =
    first === last ? name(first) : interpolate(words.span, { first: name(first), last: name(last) });
  const withoutZero = (time: string) => time.replace(/^0/, '');
  return interpolate(words.hours, {
    days: isDaily ? words.everyDay : span,
    from: withoutZero(from),
    to: withoutZero(to),
  });
}
