import { expect, test } from 'vitest';
import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { sorts } from '~/domain/search/criteria';
import { buildIndex, search } from '~/domain/search/match';
import { uses } from '~/domain/use';
import { readProducts } from '../domain/content';

const index = buildIndex(readProducts().map((product) => ({ ...product, id: String(product.id) })));

test.each(locales)('the finder in %s names every use and order and suggests words with results', (locale) => {
  const { finder } = messagesOf(locale);
  expect(Object.keys(finder.uses)).toEqual([...uses]);
  expect(Object.keys(finder.sorts)).toEqual(['match', ...sorts]);
  const examples = [...finder.examples, ...finder.placeholder.split(', ')];
  expect(examples.filter((example) => search(index, example).length === 0)).toEqual([]);
});
