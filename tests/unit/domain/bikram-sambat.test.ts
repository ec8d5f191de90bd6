import { afterEach, expect, test, vi } from 'vitest';
import { writeBikramDay } from '~/domain/bikram-sambat';
import { writeToday } from '~/domain/date';
import { latestYears, readBikramYears } from '~/lib/bikram-years';

const years = readBikramYears(2082, 2083);

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['2025-04-13', undefined],
  ['2025-04-14', '२०८२ वैशाख १'],
  ['2026-04-14', '२०८३ वैशाख १'],
  ['2027-04-13', '२०८३ चैत ३०'],
  ['2027-04-14', undefined],
])('in a table of two years the day %s reads %j', (day, words) => {
  expect(writeBikramDay(day, years)).toBe(words);
});

test('a day in Latin script', () => {
  expect(writeBikramDay('2026-10-29', years, 'Latn')).toBe('Kartik 12, 2083 BS');
});

test("today is the date in the reader's time zone", () => {
  const evening = new Date('2025-06-22T20:00:00Z');
  vi.stubEnv('TZ', 'Asia/Kathmandu');
  expect(writeToday(evening, 'ne-NP', years)).toBe('२०८२ असार ९');
  vi.stubEnv('TZ', 'UTC');
  expect(writeToday(evening, 'ne-NP', years)).toBe('२०८२ असार ८');
});

test('a date outside the table is Gregorian', () => {
  const day = new Date('2030-01-01T12:00:00Z');
  expect(writeToday(day, 'en-US', years)).toBe('January 1, 2030');
  expect(writeToday(day, 'en-US')).toBe('January 1, 2030');
});

test.each([
  ['2027-04-14', '२०८४ वैशाख १'],
  ['2027-05-15', '२०८४ जेठ १'],
  ['2027-06-14', '२०८४ जेठ ३१'],
  ['2027-06-15', '२०८४ असार १'],
  ['2027-06-22', '२०८४ असार ८'],
])('%s is %s in the published calendar', (day, words) => {
  expect(writeBikramDay(day, latestYears)).toBe(words);
  expect(writeBikramDay(day, readBikramYears())).toBe(words);
});

test('each known year begins where the one before ends, in the middle of April', () => {
  const { year, lengths } = readBikramYears();
  const all = Array.from({ length: lengths.length / 12 }, (_, index) => year + index);
  for (const one of all) {
    const { start, lengths: months } = readBikramYears(one, one);
    expect(start).toMatch(/-04-1[345]$/);
    expect(months).toHaveLength(12);
    expect(writeBikramDay(start, readBikramYears(), 'Latn')).toBe(`Baisakh 1, ${one} BS`);
  }
  expect([all[0], all.at(-1)]).toEqual([2057, 2084]);
});

test('a day before the first year or after the last one is Gregorian', () => {
  expect(writeBikramDay('2000-04-13', readBikramYears())).toBe('२०५७ वैशाख १');
  expect(writeBikramDay('2000-04-12', readBikramYears())).toBeUndefined();
  expect(writeBikramDay('2028-04-12', latestYears)).toBe('२०८४ चैत ३०');
  expect(writeBikramDay('2028-04-13', latestYears)).toBeUndefined();
});
