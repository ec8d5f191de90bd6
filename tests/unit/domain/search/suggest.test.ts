import { expect, test } from 'vitest';
import { createSuggest } from '~/domain/search/suggest';
import type { Suggestion, SuggestionGroup, SuggestionsFile } from '~/domain/search/suggestion';

const row = (name: string, more: Partial<Suggestion> = {}): Suggestion => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  href: `/${name}/`,
  ...more,
});

const many = (kind: string, count: number) =>
  Array.from({ length: count }, (_, place) => row(`Besar ${kind} ${'abcdefghij'[place]}`));

function make(groups: SuggestionGroup[], more: Partial<SuggestionsFile> = {}) {
  return createSuggest({
    groups,
    topics: [],
    labels: { uses: {}, unsold: {} },
    otherLang: 'ne',
    texts: { found: '', none: '', contactPrompt: '', unsold: '' },
    contactUrl: '/contact/',
    ...more,
  });
}

const spices = {
  label: 'Spices',
  rows: [
    row('Cumin Seeds', { other: 'जीरा', words: ['jeera'] }),
    row('Meat Spice'),
    row('Black Salt', { mentions: ['pickles'] }),
  ],
};
const kinds = { label: 'Kinds', rows: [row('Pouches')] };
const pages = { label: 'Pages', rows: [row('Prices'), row('Team', { words: ['टोली'] })] };

const namesFor = (suggest: ReturnType<typeof make>, query: string) =>
  suggest(query).groups.map(({ label, rows }) => [label, ...rows.map(({ name }) => name)]);

test.each(['jeera', 'जीरा', 'cumin', 'zeera', 'cumni'])('finds a row by any of its names: %s', (query) => {
  expect(namesFor(make([spices, pages]), query)).toEqual([['Spices', 'Cumin Seeds']]);
  expect(namesFor(make([spices]), 'pickles'), 'what only the page says').toEqual([['Spices', 'Black Salt']]);
});

test('finds rows of any kind, in the order of the groups', () => {
  const groups = [spices, { label: 'Videos', rows: [row('Cumin in the pan')] }];
  expect(namesFor(make(groups), 'cumin').map(([label]) => label)).toEqual(['Spices', 'Videos']);
  expect(namesFor(make(groups.toReversed()), 'cumin').map(([label]) => label)).toEqual(['Videos', 'Spices']);
});

test('shows at most eight rows, of each group at least one, the most of the first', () => {
  const countsFor = (...counts: number[]) => {
    const groups = counts.map((count, at) => ({ label: `${at}`, rows: many(`${at}`, count) }));
    return make(groups)('besar').groups.map(({ rows }) => rows.length);
  };
  expect(countsFor(9, 9, 9, 9, 9, 9)).toEqual([3, 1, 1, 1, 1, 1]);
  expect(countsFor(4, 9, 1)).toEqual([4, 3, 1]);
});

test('leaves out similar words if a row of another kind is spelt so', () => {
  const meals = { label: 'Pages', rows: [row('Meals')] };
  expect(namesFor(make([spices, pages]), 'meals')).toEqual([['Spices', 'Meat Spice']]);
  expect(namesFor(make([spices, meals]), 'meals')).toEqual([['Pages', 'Meals']]);
});

test('adds the rows that a topic leads to', () => {
  const topics = [{ id: 'cost', words: ['how much', 'cost'], to: ['/Prices/', '/Cumin Seeds/'] }];
  const suggest = make([spices, pages], { topics });
  const both = [
    ['Spices', 'Cumin Seeds'],
    ['Pages', 'Prices'],
  ];
  for (const query of ['how much', 'cost']) expect(namesFor(suggest, query)).toEqual(both);
  // A short beginning belongs to many words.
  expect(namesFor(suggest, 'cos')).toEqual([]);
});

test('asks if a query finds nothing, by the first word of a topic without an answer', () => {
  const suggest = make([spices], { topics: [{ id: 'halal', words: ['halal', 'हलाल'], to: [] }] });
  expect(suggest('हलाल')).toEqual({ groups: [], subject: 'halal' });
  expect(suggest(' xyzzy  9 ')).toEqual({ groups: [], subject: 'xyzzy  9' });
  expect(suggest(' … ')).toEqual({ groups: [] });
  expect(suggest('cumin').subject).toBeUndefined();
});

test('asks about what is not sold beside the nearest category', () => {
  const labels = { uses: {}, unsold: { '/Pouches/': 'ginger aduwa' } };
  const { groups, near, subject } = make([spices, kinds], { labels })('अदुवा');
  expect(groups).toEqual([]);
  expect(near?.name).toBe('Pouches');
  expect(subject).toBe('अदुवा');
});
