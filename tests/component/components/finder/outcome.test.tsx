import { expect, test } from 'vitest';
import { readOutcome } from '~/components/finder/outcome';

test('names and links the nearest category until the next search', () => {
  const finder = document.createElement('div');
  finder.innerHTML =
    '<p data-reason="Nothing for {query}."></p><a data-near="box" data-reason="No {query}. Nearest: Box." hidden></a>';
  const show = readOutcome(finder, 59, () => '');
  const reason = finder.querySelector('p');
  const link = finder.querySelector('a');
  const search = new URLSearchParams();
  show({ count: 0, query: 'hing', category: 'box', search });
  expect([reason?.textContent, link?.hidden]).toEqual(['No hing. Nearest: Box.', false]);
  show({ count: 0, query: 'xyzzy', category: undefined, search });
  expect([reason?.textContent, link?.hidden]).toEqual(['Nothing for xyzzy.', true]);
});

test('shows the typed text unchanged if nothing is found', () => {
  const finder = document.createElement('div');
  finder.innerHTML = '<div data-none><p data-reason="Nothing found for “{query}”.">Nothing found.</p></div>';
  const show = readOutcome(finder, 59, () => '');
  for (const query of ['$&', '$`x', '$$', '{query}']) {
    show({ count: 0, query, search: new URLSearchParams({ q: query }) });
    expect(finder.querySelector('p')?.textContent).toBe(`Nothing found for “${query}”.`);
  }
});
