import { expect, test } from 'vitest';
import { translateName } from '~/domain/translate-name';

test.each([
  ['Cloves', 'ल्वाङ'],
  ['Salt', 'Salt'],
  ['constructor', 'constructor'],
])('translates %j as %j', (name, translated) => {
  expect(translateName({ Cloves: 'ल्वाङ' }, name)).toBe(translated);
  expect(translateName(undefined, name)).toBe(name);
});
