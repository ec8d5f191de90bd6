import { expect, test } from 'vitest';
import { locales } from '~/config/locales';
import { shopShape } from '~/lib/content/shapes';
import { rowsOf } from './tables';

const shared = ['id', ...Object.keys(shopShape.shared)];
const readShared = (locale: string) =>
  rowsOf<Record<string, unknown>>(`shops/${locale}`).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([field]) => shared.includes(field))),
  );

test.each(locales.slice(1))('%s has the shops and facts of the first language', (locale) => {
  expect(readShared(locale)).toEqual(readShared(locales[0]));
});
