import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndex, type Entry, type Index, search } from '~/domain/search/match';
import { readProducts } from '../content';

const entries: Entry[] = readProducts().map((product) => ({ ...product, id: String(product.id) }));
const index = buildIndex(entries);
const find = (query: string) => search(index, query).map(({ id }) => Number(id));

describe("a product's own name", () => {
  test.each(entries)('$name finds $id, and first a product of that name', ({ id, name }) => {
    const hits = search(index, name);
    expect(hits.map((hit) => hit.id)).toContain(id);
    expect(entries.find((entry) => entry.id === hits[0]?.id)?.name).toBe(name);
  });

  test.each(entries)('$nepali and the romanised words find $id', ({ id, nepali, romanised }) => {
    for (const query of [nepali, ...romanised])
      expect(search(index, query).map((hit) => hit.id)).toContain(id);
  });

  test.each(entries)('$name finds $id at every letter while it is typed', ({ id, name }) => {
    for (let length = 1; length <= name.length; length++) {
      expect(
        search(index, name.slice(0, length)).map((hit) => hit.id),
        name.slice(0, length),
      ).toContain(id);
    }
  });

  test('finds its product in any case, order and punctuation', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...entries),
        fc.constantFrom(' ', '  ', '-', ' / ', ', '),
        ({ id, name }, gap) => {
          const words: string[] = name.match(/[A-Za-z]+/g) ?? [];
          const query = words.reverse().join(gap);
          expect(search(index, query.toUpperCase()).map((hit) => hit.id)).toContain(id);
        },
      ),
    );
  });

  test('finds its product in 99 of 100 cases when a letter of it is left out or two are swapped', () => {
    const attempts = entries.flatMap(({ id, name }) => {
      const words: string[] = name.match(/[A-Za-z]{5,}/g) ?? [];
      return words.flatMap((word) =>
        misspell(word).map((wrong) => ({ id, query: name.replace(word, wrong) })),
      );
    });
    const missed = attempts.filter(({ id, query }) => !search(index, query).some((hit) => hit.id === id));
    expect(attempts.length).toBeGreaterThan(1000);
    expect(missed.length / attempts.length).toBeLessThan(0.01);
  });
});

describe('a search', () => {
  test('gives all entries in their order for a query without words', () => {
    for (const query of ['', '  ', '!?', '\u200d']) {
      expect(find(query)).toEqual(entries.map(({ id }) => Number(id)));
    }
  });

  test.each(['xyzzy', 'besar xyzzy', 'mg', 'qq', 'जजजजज', 'ori', 'toothbrush', 'aaaaaaaa', 'zszszs'])(
    'finds nothing for %s',
    (query) => {
      expect(find(query)).toEqual([]);
    },
  );

  test('requires every word', () => {
    expect(find('cumin')).toEqual([107, 201, 10]);
    expect(find('cumin seeds')).toEqual([201]);
    expect(find('cumin pepper')).toEqual([]);
  });

  test('forgives nothing in three letters, one mistake in four and two in eight', () => {
    const small = buildIndex([
      { id: 'til', name: 'til', nepali: '', romanised: [] },
      { id: 'bake', name: 'bake', nepali: '', romanised: [] },
      { id: 'cardamom', name: 'cardamom', nepali: '', romanised: [] },
    ]);
    const first = (query: string) => search(small, query)[0]?.id;
    expect(first('tul')).toBeUndefined();
    expect(first('bnke')).toBe('bake');
    expect(first('bnme')).toBeUndefined();
    expect(first('cnrdnmom')).toBe('cardamom');
    expect(first('cnrdnmnm')).toBeUndefined();
    expect(first('cnrdnmo')).toBeUndefined();
  });

  test('lets a general word go unfound, but never the only one', () => {
    expect(find('turmeric spice')).toEqual([101]);
    expect(find('masala')).not.toContain(101);
    const small = buildIndex([{ id: 'til', name: 'Black Til', nepali: 'कालो तिल', romanised: [] }]);
    expect(search(small, 'masala')).toEqual([]);
    expect(search(small, 'masala powder')).toEqual([]);
    expect(search(small, 'til masala').map(({ id }) => id)).toEqual(['til']);
  });

  test('lets a general word go unfound only where nothing has it', () => {
    const small = named('Tea Spiced', 'Meat Spice Powder', 'Meat Spice');
    expect(search(small, 'meat spiced powder').map(({ id }) => id)).toEqual(['Meat Spice Powder']);
    expect(search(small, 'tea powder').map(({ id }) => id)).toEqual(['Tea Spiced']);
  });

  test('ranks what is typed above what is only meant, and a whole word above an unfinished one', () => {
    const first = (index: Index, query: string) => search(index, query)[0]?.id;
    expect(first(named('Masu', 'Masuko'), 'masuko')).toBe('Masuko');
    expect(first(named('Cardamomsx', 'Cardamom'), 'cardmom')).toBe('Cardamom');
    expect(first(named('Jira', 'Jeera'), 'jeera')).toBe('Jeera');
    expect(first(named('Tori', 'Turmeric'), 'tur')).toBe('Turmeric');
    expect(first(named('Blackpepper', 'Pepperoni'), 'pepper')).toBe('Pepperoni');
    expect(first(named('Roasted Chicken Spice', 'Chicken Spice'), 'chicken')).toBe('Chicken Spice');
  });

  test('ranks a name above what people also call it by', () => {
    const index = buildIndex([
      { id: 'tea', name: 'Tea', nepali: '', romanised: ['chia'] },
      { id: 'chia', name: 'Chia', nepali: '', romanised: [] },
    ]);
    expect(search(index, 'chia').map(({ id }) => id)).toEqual(['chia', 'tea']);
  });

  test('finds a part of a word, but not of two words that stand together', () => {
    expect(search(named('Flax Seed', 'Flaxseed'), 'axsee').map(({ id }) => id)).toEqual(['Flaxseed']);
  });

  test('keeps the order of the entries among equals', () => {
    const same = ['c', 'a', 'b'].map((id) => ({
      id,
      name: 'Meat Spice',
      nepali: 'मासु',
      romanised: ['masu'],
    }));
    for (const query of ['meat', 'masu', 'मासु', 'meet']) {
      expect(search(buildIndex(same), query).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    }
  });

  test('gives scores that fall, all above 0, and no entry twice, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...'aeiou ckhjmrst '), maxLength: 20 }),
      fc
        .array(fc.constantFrom(...index.vocabulary.map((word) => word.spelling)), { maxLength: 4 })
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(typed, (query) => {
        const hits = search(index, query);
        expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
        expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((a, b) => b - a));
        if (/\p{L}/u.test(query)) for (const { score } of hits) expect(score).toBeGreaterThan(0);
      }),
    );
  });

  test('of an empty catalogue finds nothing', () => {
    expect(search(buildIndex([]), 'besar')).toEqual([]);
    expect(search(buildIndex([]), '')).toEqual([]);
  });
});

function misspell(word: string): string[] {
  return Array.from(word).flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    return [before + after, before + (after[0] ?? '') + letter + after.slice(1)];
  });
}

function named(...names: string[]): Index {
  return buildIndex(names.map((name) => ({ id: name, name, nepali: '', romanised: [] })));
}
