import { afterEach, expect, test, vi } from 'vitest';
import { toGregorianDay, writeBikramDay } from '~/domain/bikram-sambat';
import { writeToday } from '~/domain/today';
import { readBikramYears } from '~/lib/bikram-years';

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
  expect(writeBikramDay('2026-10-29', years, 'Latn')).toBe('Kartik 12, 2083');
});

test('a Bikram Sambat day is a Gregorian one only inside the table', () => {
  const days = { '2082-01-01': '2025-04-14', '2083-07-12': '2026-10-29', '2083-12-30': '2027-04-13' };
  for (const [day, gregorian] of Object.entries(days)) expect(toGregorianDay(day, years)).toBe(gregorian);
  const none = ['2081-12-30', '2084-01-01', '2083-13-01', '2083-00-01', '2083-07-33', '2083-7-1'];
  for (const day of none) expect(toGregorianDay(day, years), day).toBeUndefined();
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
