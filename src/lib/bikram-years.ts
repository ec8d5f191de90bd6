import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Language } from '~/config/locales';
import type { BikramYears } from '~/domain/bikram-sambat';

// Its module for bundlers and its module for Node export the class under different names.
const require = createRequire(resolve('package.json'));
const { default: NepaliDate } = require('nepali-date-converter') as typeof import('nepali-date-converter');

/** Years that the library can convert. */
const known = { first: 2000, last: 2089 };

/** Reads the years from `first` to `last`, by default all known years. */
export function readBikramYears(first = known.first, last = known.last): BikramYears {
  const count = Math.min(last, known.last) - first + 1;
  const starts = Array.from({ length: count * 12 + 1 }, (_, month) => {
    const day = new NepaliDate(first + Math.floor(month / 12), month % 12, 1).toJsDate();
    return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  });
  const lengths = starts.slice(1).map((start, index) => (start - (starts[index] ?? 0)) / 86_400_000);
  return { year: first, start: new Date(starts[0] ?? 0).toISOString().slice(0, 10), lengths };
}

/** Returns the current and the next four years if the calendar is Bikram Sambat. */
export function currentYearsOf(calendar: Language['calendar']): BikramYears | undefined {
  const year = new NepaliDate().getYear();
  return calendar === 'bikram-sambat' ? readBikramYears(year, year + 4) : undefined;
}
