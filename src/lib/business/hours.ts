import { site } from '~/config/site';
import { toGregorianDay } from '~/domain/bikram-sambat';
import { readBikramYears } from '../bikram-years';

const years = readBikramYears();

function readDay(day: string): string {
  const read = toGregorianDay(day, years);
  if (read) return read;
  throw new Error(
    `src/config/site.ts: the holiday '${day}' is no day of the Bikram Sambat in src/lib/bikram-years.ts, such as '2084-01-31'`,
  );
}

/**
 * Reads the holidays with their Gregorian days.
 * @throws Error naming a day that does not exist, or a holiday that ends before it begins
 */
export const readHolidays = (holidays = site.holidays) =>
  holidays.map(({ name, ...days }) => {
    const [from, to] = [readDay(days.from), readDay(days.to)];
    if (from > to) throw new Error(`src/config/site.ts: the holiday '${name}' ends before it begins`);
    return { name, from, to };
  });
