import { expect, test } from 'vitest';
import { messagesOf } from '~/config/messages';
import { shops } from '~/config/messages/en/shops';
import { writeHours } from '~/domain/opening-hours';

test.each([
  ['Su-Fr 07:00-19:30', 'Sunday to Friday, 7:00–19:30'],
  ['Su-Sa 10:00-20:00', 'Every day, 10:00–20:00'],
  ['Mo-Su 10:00-20:00', 'Every day, 10:00–20:00'],
  ['Sa-Sa 08:00-12:00', 'Saturday, 8:00–12:00'],
])('writes %s as %j', (stored, words) => {
  expect(writeHours(stored, shops)).toBe(words);
});

test('writes hours in Nepali with Devanagari digits', () => {
  expect(writeHours('Su-Fr 07:00-19:30', messagesOf('ne').shops)).toBe('आइतबारदेखि शुक्रबार, ७:००–१९:३०');
});
