import { expect, test } from 'vitest';
import { translateName } from '~/domain/translate-name';

const names = { Cloves: 'ल्वाङ' };

test.each([
  ['Cloves', 'ल्वाङ'],
  ['Salt', 'Salt'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
  ['__proto__', '__proto__'],
])('translates %j as %j', (name, translated) => {
  expect(translateName(names, name)).toBe(translated);
});

test('keeps a name without translations', () => {
  expect(translateName(undefined, 'constructor')).toBe('constructor');
});
