import { describe, expect, test } from 'vitest';
import { buildIndex, search } from '~/domain/search/match';
import { readLabels, readProducts } from '../unit/domain/content';
import { askedPairs, marketPairs } from './words';

const index = buildIndex(
  readProducts().map((product) => ({ ...product, id: String(product.id) })),
  readLabels(),
);
const find = (query: string) => search(index, query).map(Number);

describe('the first product for', () => {
  test.each(askedPairs)('%s is %s', (query, id) => {
    expect(search(index, query)[0]).toBe(id);
  });
});

describe('among the first three for', () => {
  test.each(marketPairs)('%s are %s', (query, ids) => {
    expect(search(index, query).slice(0, 3)).toEqual(expect.arrayContaining([...ids]));
  });
});

test('commas divide a search whose words no product has together', () => {
  expect(find('besar, lwang')).toEqual([101, 217]);
  expect(find('besar,')).toEqual([101]);
});

test.each(['500g', '1 kg', 'kilo', 'किलो', '१०० ग्राम'])('the weight %s alone finds nothing', (weight) => {
  expect(find(weight)).toEqual([]);
});

/** Words for what the catalogue lacks, by the nearest kind, which they find alone. */
const unsold = `
pouch: salt, nun, नुन, bire nun, salt powder, ginger, aduwa, अदुवा, sutho, सुठो, garlic, lasun, onion, pyaj, mint, pudina
whole: hing, heeng, हिङ, hing powder, jimbu, jimboo, जिम्बु, saffron, kesar, nutmeg, mace, star anise, soda, oil, tel
box: sukuti, सुकुटी, sukuti masala, coffee
other: sugar, chini, चिनी, cashew, kaju, almond, badam
`;

describe('no product but the nearest kind for', () => {
  const pairs = unsold
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [kind = '', queries = ''] = row.split(': ');
      return queries.split(', ').map((query) => [query, kind] as const);
    });

  test.each(pairs)('%s is %s', (query, kind) => {
    expect(search(index, query)).toEqual([kind]);
  });
});

test.each([
  ['til', [208, 209]],
  ['म:म', [2]],
  ['honey', []],
  ['king', [20]],
])('%s finds no product that is only spelt like it', (query, ids) => {
  expect(find(query)).toEqual(ids);
});

test('a search looks for misspellings only where nothing is spelt so', () => {
  expect(find('masu')).toEqual([1, 108, 5, 14]);
  expect(find('fish')).toEqual([15]);
  expect(find('cumin spicd')).toEqual([10]);
  expect(find('alas')).toEqual([302]);
  expect(find('ko')).toEqual([305, 306]);
  expect(find('tea')).toEqual([8]);
});

test('what the finder suggests to type is true', () => {
  const first = (query: string) => search(index, query)[0];
  for (const query of ['turmeric', 'besar', 'haldi', 'बेसार']) expect(first(query), query).toBe('101');
  expect(search(index, 'jee')).toContain('201');
});
