import { expect, test } from 'vitest';
import { meantPath, queryFromPath } from '~/domain/search/unknown-path';

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

const ends = '। %E0%A5%A4 ॥ ) , ; " %22 %E2%80%9D %E2%80%8B %20 … * ! %E2%9D%A4%EF%B8%8F /) )/'.split(' ');

test.each(ends)('%s at the end of a path is dropped', (end) => {
  for (const path of ['/', '/where-to-buy/', '/ne/products/box/mo-mo-spice/', '/price-list.csv'])
    expect(meantPath(path + end)).toBe(path);
  expect(meantPath(`/products/box/mo-mo-spice${end}`)).toBe('/products/box/mo-mo-spice/');
  expect(queryFromPath(`/ne/products/box/mo-mo-spice/${end}`)).toBe('mo mo spice');
});

test.each(['/', '/faq/', '/faq', '//faq//', '/%E0%A4%AC%E0%A5%87/', '/%E0%A4%A/', '/a.b'])(
  '%s is kept',
  (path) => {
    expect(meantPath(path)).toBe(path);
  },
);
