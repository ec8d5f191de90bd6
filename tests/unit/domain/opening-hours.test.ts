import { expect, test } from 'vitest';
import { shops } from '~/config/messages/en.json';
import { shops as ne } from '~/config/messages/ne.json';
import { readHours, writeHours } from '~/domain/opening-hours';

test.each([
  ['Su-Fr 07:00-19:30', 'Sunday to Friday, 7:00–19:30'],
  ['Su-Sa 10:00-20:00', 'Every day, 10:00–20:00'],
  ['Mo-Su 10:00-20:00', 'Every day, 10:00–20:00'],
  ['Sa-Sa 08:00-12:00', 'Saturday, 8:00–12:00'],
])('writes %s as %j', (stored, words) => {
  expect(writeHours(stored, shops)).toBe(words);
  expect(writeHours('Su-Fr 07:00-19:30', ne)).toBe('आइतबारदेखि शुक्रबारसम्म, ७:००–१९:३०');
});

test('reads days over the end of the week', () => {
  const days = ['Fr', 'Sa', 'Su', 'Mo'];
  expect(readHours('Fr-Mo 08:00-12:00')).toEqual({ days, from: '08:00', to: '12:00' });
});

test.each(['9 to 5', 'Su-Xx 09:00-17:00', 'Su 09:00-17:00', '', 'Su-Fr 25:00-26:00', 'Su-Fr 07:99-19:00'])(
  'refuses the hours %j',
  (stored) => {
    expect(() => readHours(stored)).toThrow(`opening hours '${stored}'`);
  },
);
