import { expect, test } from 'vitest';
import { queryFromPath } from '~/domain/search/address';

test.each([
  ['/produts/turmeric-powder.html', 'turmeric powder'],
  ['/products/anything/', 'anything'],
  ['/Mo:Mo_Spice', 'Mo:Mo Spice'],
  ['/shop/%E0%A4%AC%E0%A5%87%E0%A4%B8%E0%A4%BE%E0%A4%B0', 'बेसार'],
  ['/a+b%20c', 'a b c'],
  ['/%E0%A4%A', ''],
  ['/', ''],
  [`/${'a'.repeat(61)}`, 'a'.repeat(60)],
  ['/%F0%9F%8C%B6%3Cjeera%3E', 'jeera'],
])('%s asks for "%s"', (path, query) => {
  expect(queryFromPath(path)).toBe(query);
});
