import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryFromPath } from '~/domain/search/address';
import { codePoint } from '../../../support/texts';

test.each([
  ['/produts/turmeric-powder.html', 'turmeric powder'],
  ['/products/anything/', 'anything'],
  ['/jeera', 'jeera'],
  ['/Mo:Mo_Spice', 'Mo:Mo Spice'],
  ['/shop/%E0%A4%AC%E0%A5%87%E0%A4%B8%E0%A4%BE%E0%A4%B0', 'बेसार'],
  ['/a+b%20c', 'a b c'],
  ['/%E0%A4%A', ''],
  ['/', ''],
  ['', ''],
  ['/---/', ''],
])('%s asks for "%s"', (path, query) => {
  expect(queryFromPath(path)).toBe(query);
});

test('no address gives more than 60 characters, nor any that a search cannot use', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.string({ unit: codePoint, maxLength: 80 }), (path, tail) => {
      const query = queryFromPath(`${path}/${encodeURIComponent(tail.replace(/\p{Cs}/gu, ''))}`);
      expect(Array.from(query).length).toBeLessThanOrEqual(60);
      expect(query).toMatch(/^[\p{L}\p{M}\p{N}: ]*$/u);
      expect(query).toBe(query.trim());
    }),
  );
});
