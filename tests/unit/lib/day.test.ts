import { afterEach, expect, test, vi } from 'vitest';
import { writeDay } from '~/lib/day';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['2025-06-23', 'June 23, 2025', '२०८२ असार ९'],
  ['2001-04-13', 'April 13, 2001', '२०५७ चैत ३१'],
  ['2001-04-14', 'April 14, 2001', '२०५८ वैशाख १'],
  ['soon', 'soon', 'soon'],
])('the day %s reads %j in English and %j in Nepali', (day, english, nepali) => {
  expect(writeDay(day, 'en')).toBe(english);
  for (const zone of ['Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC', 'Pacific/Niue']) {
    vi.stubEnv('TZ', zone);
    expect(writeDay(day, 'ne'), zone).toBe(nepali);
  }
});
