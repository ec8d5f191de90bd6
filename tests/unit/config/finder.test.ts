import { describe, expect, test } from 'vitest';
import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { sorts } from '~/domain/search/criteria';
import { buildIndex, search } from '~/domain/search/match';
import { uses } from '~/domain/use';
import { readProducts } from '../domain/content';

const index = buildIndex(readProducts().map((product) => ({ ...product, id: String(product.id) })));

describe.each(locales)("the finder's messages in %s", (locale) => {
  const { finder } = messagesOf(locale);

  test('name every use and every order', () => {
    expect(Object.keys(finder.uses)).toEqual([...uses]);
    expect(Object.keys(finder.sorts)).toEqual(['match', ...sorts]);
  });

  test.each(finder.examples)('offer %s with results', (example) => {
    expect(search(index, example).length).toBeGreaterThan(0);
  });

  test.each(finder.placeholder.split(', '))('suggest %s, which finds something', (example) => {
    expect(search(index, example).length).toBeGreaterThan(0);
  });
});
