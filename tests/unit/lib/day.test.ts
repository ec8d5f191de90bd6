import { afterEach, expect, test, vi } from 'vitest';
import { writeDay } from '~/lib/day';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('~/config/site');
  vi.resetModules();
});

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

test.each([
  ['bikram-sambat', 'Bhadra 24, 2082 BS', '२०८२ भदौ २४'],
  ['gregory', 'September 9, 2025', '२०२५ सेप्टेम्बर ९'],
])('a business with the calendar %s dates by %j in English', async (calendar, english, nepali) => {
  vi.doMock('~/config/site', async (load) => ({ ...(await load<object>()), calendar }));
  vi.resetModules();
  const { writeBusinessDay } = await import('~/lib/day');
  expect(writeBusinessDay('2025-09-09', 'en')).toBe(english);
  expect(writeBusinessDay('2025-09-09', 'ne')).toBe(nepali);
});
