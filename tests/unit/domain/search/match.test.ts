import { describe, expect, test } from 'vitest';
import { devanagariDigits } from '~/config/messages/interpolate';
import { buildIndex, type Entry, search } from '~/domain/search/match';
import { products } from '../../../support/catalogue';

const entries: readonly Entry[] = products;
const index = buildIndex(entries);
const entry = (name: string, ...romanised: string[]) => ({ id: name, name, nepali: '', romanised });
const named = (...names: string[]) => buildIndex(names.map((name) => entry(name)));

describe("a product's own name", () => {
  test('finds a product of that name first', () => {
    const names = new Map(entries.map(({ id, name }) => [id, name]));
    for (const { name } of entries) expect(names.get(search(index, name)[0] ?? '')).toBe(name);
  });

  test('is found during typing, in Nepali and romanised', () => {
    for (const { id, name, nepali, romanised } of entries) {
      const typed = Array.from(name, (_, length) => name.slice(0, length + 1));
      for (const query of [...typed, nepali, ...romanised]) expect(search(index, query), query).toContain(id);
    }
  });
});

describe("a product's number", () => {
  test('finds that product alone, in either script and after its sign', () => {
    for (const { id } of entries) {
      const local = devanagariDigits(id);
      const signed = [`№ ${id}`, `№${id}`, `#${id}`, `No. ${id}`, `नं. ${local}`, `नम्बर ${local}`];
      for (const query of [id, local, ...signed]) expect(search(index, query), query).toEqual([id]);
    }
  });

  test('finds the numbers that begin with it if no product has it', () => {
    const numbered = buildIndex(['12', '120', '121'].map((id) => ({ ...entry('Til'), id })));
    expect(search(numbered, '1')).toEqual(['12', '120', '121']);
    expect(search(numbered, '12')).toEqual(['12']);
  });

  test('narrows a name', () => {
    const numbered = buildIndex(['7', '8'].map((id) => ({ ...entry('Meat Spice'), id })));
    expect(search(numbered, 'meat 8')).toEqual(['8']);
  });
});

describe('a search', () => {
  test('gives all entries in their order without words, and nothing for foreign words', () => {
    const ids = entries.map(({ id }) => id);
    for (const query of ['', '  ', '!?', '\u200d']) expect(search(index, query), query).toEqual(ids);
    for (const query of ['xyzzy', 'mg', 'qq', 'जजजजज', 'toothbrush', 'aaaaaaaa', 'zszszs'])
      expect(search(index, query), query).toEqual([]);
  });

  /** Names of a small catalogue, a query, and what it finds, best first. */
  test.each([
    ['requires every word', ['Cumin Seeds', 'Cumin', 'Pepper'], 'cumin seeds', ['Cumin Seeds']],
    ['requires every word', ['Cumin', 'Pepper'], 'cumin pepper', []],
    ['takes words in any case and order', ['Tea', 'Meat Spice'], 'SPICE / meat,', ['Meat Spice']],
    ['forgives two swapped letters', ['Turmeric'], 'trumeric', ['Turmeric']],
    ['forgives nothing in three letters', ['til'], 'tul', []],
    ['forgives one mistake in four letters', ['bake'], 'bnke', ['bake']],
    ['forgives two mistakes in eight letters', ['cardamom'], 'cnrdnmom', ['cardamom']],
    ['forgives no three in eight', ['cardamom'], 'cnrdnmnm', []],
    ['forgives no two in seven', ['cardamom'], 'cnrdnmo', []],
    ['lets a general word go unfound', ['Black Til'], 'til masala', ['Black Til']],
    ['never lets the only word go unfound', ['Black Til'], 'masala', []],
    ['never lets all words go unfound', ['Black Til'], 'masala powder', []],
    [
      'lets a general word go unfound only where nothing has it',
      ['Tea Spiced', 'Meat Spice Powder', 'Meat Spice'],
      'meat spiced powder',
      ['Meat Spice Powder'],
    ],
    ['finds a part of a word, but not of two in a row', ['Flax Seed', 'Flaxseed'], 'axsee', ['Flaxseed']],
    ['forgives nothing where the name has three letters', ['Sat'], 'salt', []],
    ['forgives no other first letter', ['King'], 'hing', []],
    ['forgives a first letter left out', ['Turmeric'], 'urmeric', ['Turmeric']],
    ['forgives no unit', ['Kalo'], 'kilo', []],
    ['finds nothing in an empty catalogue', [], 'besar', []],
  ])('%s: %j, %s', (_, names, query, found) => {
    expect(search(named(...names), query)).toEqual(found);
  });

  test.each([
    ['what is typed above what is only meant', ['Jira', 'Jeera'], 'jeera'],
    ['a smaller mistake above a larger one', ['Cardamomsx', 'Cardamom'], 'cardmom'],
    ['a beginning that sounds the same below one that is spelt the same', ['Tori', 'Turmeric'], 'tur'],
    ['a beginning above a part', ['Blackpepper', 'Pepperoni'], 'pepper'],
    ['a name of fewer words above one of more', ['Roasted Chicken Spice', 'Chicken Spice'], 'chicken'],
  ])('ranks %s: %j, %s', (_, [lower = '', higher = ''], query) => {
    expect(search(named(lower, higher), query)[0]).toBe(higher);
  });

  describe('with labels', () => {
    const products = [
      { ...entry('Meat Spice'), uses: ['meat', 'rice'] },
      { ...entry('Dalchini'), uses: ['tea'] },
      { ...entry('Biryani'), uses: ['rice'] },
      { ...entry('Chana'), uses: ['lentils'] },
      { ...entry('Stew'), uses: ['meat', 'lentils'] },
    ];
    const labelled = buildIndex(products, {
      uses: { rice: 'Rice bhaat', lentils: 'Lentils daal', meat: 'Meat maasu', tea: 'Tea' },
      unsold: { whole: 'hing tel', box: 'sugar chini' },
    });

    test.each([
      ['finds products by a use, those of fewer uses first', 'bhat', ['Biryani', 'Meat Spice']],
      ['finds products by an unfinished use', 'lent', ['Chana', 'Stew']],
      ['finds nothing by three letters of a use', 'ric', []],
      ['ranks a use above the beginning of a name', 'दाल', ['Chana', 'Stew', 'Dalchini']],
      ['looks for uses only if no name fits as well', 'meat', ['Meat Spice']],
      ['finds the nearest kind alone', 'chini', ['box']],
      ['finds the nearest kind with a general word', 'hing powder', ['whole']],
      ['forgives no mistake in a label', 'tugar', []],
      ['leaves kinds out without words', '', products.map(({ id }) => id)],
    ])('%s: %j', (_, query, found) => {
      expect(search(labelled, query)).toEqual(found);
    });
  });

  test('ranks a name above its other names', () => {
    expect(search(buildIndex([entry('Tea', 'chia'), entry('Chia')]), 'chia')).toEqual(['Chia', 'Tea']);
  });

  test('keeps the order of the entries among equals', () => {
    const same = { name: 'Meat Spice', nepali: 'मासु', romanised: ['masu'] };
    const equal = buildIndex(['c', 'a', 'b'].map((id) => ({ ...same, id })));
    for (const query of ['meat', 'masu', 'मासु', 'meet'])
      expect(search(equal, query), query).toEqual(['c', 'a', 'b']);
  });
});
