import { expect, test } from 'vitest';
import en from '~/config/messages/en.json' with { type: 'json' };
import { writeDuration } from '~/lib/duration';

test.each([
  [15, '15 min'],
  [60, '1 h'],
  [585, '9 h 45 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(writeDuration(minutes, en.recipe)).toBe(text);
});
