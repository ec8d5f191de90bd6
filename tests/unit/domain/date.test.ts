import { afterEach, expect, test, vi } from 'vitest';
import { formatDay, isDay } from '~/domain/date';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each([
  [true, ['2025-06-23', '2024-02-29', '2000-02-29', '2025-12-31', '0099-01-01']],
  [false, ['2025-02-29', '1900-02-29', '2025-13-01', '2025-00-10', '2025-06-00', '2025-06-31']],
  [
    false,
    ['2025-6-3', '23-06-2025', '2025-06-23T00:00:00Z', ' 2025-06-23', '2025-06-23\n', '', 'June 23, 2025'],
  ],
])('a day of the calendar, %s: %j', (isOne, texts) => {
  for (const text of texts) expect(isDay(text), text).toBe(isOne);
});

test('a day in words reads in Nepali where `Intl` lacks the language', () => {
  vi.spyOn(Intl, 'DateTimeFormat').mockReturnValue({ format: () => '2025 M06 23' } as Intl.DateTimeFormat);
  expect(formatDay('2025-06-23', 'ne-NP')).toBe('२०२५ जुन २३');
});

test('a day in words returns an invalid date unchanged', () => {
  for (const text of ['soon', '2025-02-30', '']) expect(formatDay(text, 'en')).toBe(text);
});

test("a day in words reads 'Month D, YYYY' and is the same day in all zones", () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    vi.stubEnv('TZ', zone);
    for (const tag of ['en', 'en-NP', 'en-GB', 'en-US'])
      expect(formatDay('2025-01-01', tag), zone).toBe('January 1, 2025');
  }
});
