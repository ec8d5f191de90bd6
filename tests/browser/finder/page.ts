import { expect, type Page } from 'playwright/test';
import en from '~/config/messages/en.json' with { type: 'json' };
import { readCriteria } from '~/domain/search/criteria';
import { applyCriteria, type Product } from '~/domain/search/filter';
import { buildIndex } from '~/domain/search/match';
import type { Use } from '~/domain/use';
import { pick, products } from '../../support/content';
import { readLabels } from '../../unit/domain/content';

const { finder } = en;

type Stored = (typeof products)[number];

const listed = products.map(({ id, rating, ...product }) => ({
  ...product,
  id: String(id),
  ...(rating !== undefined && { rating: Number(rating) }),
})) satisfies Product[];
const index = buildIndex(listed, readLabels());

/** Lists the products of the catalogue for a search such as `q=masala&sort=price`, in order. */
export function find(search: string): Stored[] {
  const criteria = readCriteria(new URLSearchParams(search));
  const found = applyCriteria(listed, index, criteria, 'en-NP').map((id) =>
    pick(products, (product) => String(product.id) === id),
  );
  if (criteria.sort) return found;
  // Unsorted groups are ordered by their best match.
  const groups = [...new Set(found.map(({ category }) => category))];
  return groups.flatMap((group) => found.filter(({ category }) => category === group));
}

const wordsOf = ({ name }: Stored) => name.toLowerCase().split(' ');
const isWord = (word: string) => /^[a-z]+$/.test(word);

/** A product with a use, and a word that finds no other: a romanised one, or else one of its name. */
export const { unique, uniqueWord } = pick(
  [({ romanised }: Stored) => romanised.slice(0, 1), wordsOf].flatMap((list) =>
    products.flatMap((unique) => list(unique).map((uniqueWord) => ({ unique, uniqueWord }))),
  ),
  ({ unique, uniqueWord }) =>
    unique.uses.length > 0 &&
    /^[\w ]+$/.test(unique.name) &&
    isWord(uniqueWord) &&
    // The uses are found in every category.
    !Object.values(finder.uses).join().toLowerCase().includes(uniqueWord) &&
    find(`q=${uniqueWord}`).length === 1,
);

/** A word of names or uses that finds some products of several categories. */
export const common = pick(
  [...products.flatMap(wordsOf), ...Object.values(finder.uses).map((use) => use.toLowerCase())],
  (word) => {
    const found = find(`q=${word}`);
    const isSome = found.length > 1 && found.length < products.length;
    return isWord(word) && isSome && found.some(({ category }) => category !== found[0]?.category);
  },
);

/** Returns a use of a product and its label in the filters. */
export const useOf = ({ uses: [use = ''] }: Pick<Stored, 'uses'>) => ({
  use,
  label: finder.uses[use as Use],
});

/** A query without results. */
export const nothing = 'xyzzy';

/** The names on the visible cards, in order. */
export const names = (page: Page) => page.locator('[data-cards] li:visible :is(h2, h3, h4)');

/** Expects the cards of some products, in order. */
export const expectShown = (page: Page, shown: Stored[]) =>
  expect(names(page)).toHaveText(shown.map(({ name }) => new RegExp(`^${name.replace(/[()]/g, '\\$&')}`)));

export const field = (page: Page) => page.getByRole('searchbox', { name: en.finder.query });

export const filters = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${en.finder.filters}`) });

export const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name: choice, exact: true }).check();
