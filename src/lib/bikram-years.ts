import type { BikramYears } from '~/domain/bikram-sambat';

/**
 * Days of the months of each Bikram Sambat year. A committee in Kathmandu publishes them shortly before the year begins, so
 * later years of any table are guesses: dates in them are Gregorian, and so are those before the first year.
 * nepali-date-converter, amitgaru/nepali-datetime and medic/bikram-sambat agree on the years until 2083 (the second on all
 * but the start of 2062), the last two on 2084.
 */
const table = `
2057 31 32 31 32 31 30 30 30 29 29 30 31
2058 30 32 31 32 31 30 30 30 29 30 29 31
2059 31 31 32 31 31 31 30 29 30 29 30 30
2060 31 31 32 32 31 30 30 29 30 29 30 30
2061 31 32 31 32 31 30 30 30 29 29 30 31
2062 30 32 31 32 31 31 29 30 29 30 29 31
2063 31 31 32 31 31 31 30 29 30 29 30 30
2064 31 31 32 32 31 30 30 29 30 29 30 30
2065 31 32 31 32 31 30 30 30 29 29 30 31
2066 31 31 31 32 31 31 29 30 30 29 29 31
2067 31 31 32 31 31 31 30 29 30 29 30 30
2068 31 31 32 32 31 30 30 29 30 29 30 30
2069 31 32 31 32 31 30 30 30 29 29 30 31
2070 31 31 31 32 31 31 29 30 30 29 30 30
2071 31 31 32 31 31 31 30 29 30 29 30 30
2072 31 32 31 32 31 30 30 29 30 29 30 30
2073 31 32 31 32 31 30 30 30 29 29 30 31
2074 31 31 31 32 31 31 30 29 30 29 30 30
2075 31 31 32 31 31 31 30 29 30 29 30 30
2076 31 32 31 32 31 30 30 30 29 29 30 30
2077 31 32 31 32 31 30 30 30 29 30 29 31
2078 31 31 31 32 31 31 30 29 30 29 30 30
2079 31 31 32 31 31 31 30 29 30 29 30 30
2080 31 32 31 32 31 30 30 30 29 29 30 30
2081 31 32 31 32 31 30 30 30 29 30 29 31
2082 31 31 32 31 31 31 30 29 30 29 30 30
2083 31 31 32 31 31 31 30 29 30 29 30 30
2084 31 31 32 31 31 30 30 30 29 30 30 30
`;

const rows = table
  .trim()
  .split('\n')
  .map((row) => row.split(' ').map(Number));

/** Gregorian date of the first day in the table. */
const start = '2000-04-13';

/** Reads the years from `first` to `last`, by default all known years. */
export function readBikramYears(first = 0, last = Number.POSITIVE_INFINITY): BikramYears {
  const lengthsOf = (from: number, to: number) =>
    rows.flatMap(([year = 0, ...months]) => (year >= from && year <= to ? months : []));
  const days = lengthsOf(0, first - 1).reduce((sum, length) => sum + length, 0);
  return {
    year: Math.max(first, rows[0]?.[0] ?? 0),
    start: new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10),
    lengths: lengthsOf(first, last),
  };
}

/** The years that browsers get to format the current date. */
export const latestYears = readBikramYears(2083);
