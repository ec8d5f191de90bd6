import { expect, test } from 'vitest';
import { readOutcome } from '~/components/finder/finder';

test('links the nearest category until the next search, and shows any query unchanged', () => {
  const finder = document.createElement('div');
  finder.innerHTML =
    '<p data-reason="Nothing for {query}."></p><a data-near="box" data-reason="No {query}. Nearest: Box." hidden></a>';
  const show = readOutcome(finder, 59, () => '');
  const reason = finder.querySelector('p');
  const link = finder.querySelector('a');
  const search = new URLSearchParams();
  show({ count: 0, query: 'hing', category: 'box', search });
  expect([reason?.textContent, link?.hidden]).toEqual(['No hing. Nearest: Box.', false]);
  for (const query of ['xyzzy', '$&', '$`x', '$$', '{query}']) {
    show({ count: 0, query, category: undefined, search });
    expect([reason?.textContent, link?.hidden]).toEqual([`Nothing for ${query}.`, true]);
  }
});
