import { expect, test } from 'vitest';
import { readOutcome } from '~/components/finder/outcome';

test('where nothing is found, what was typed is shown letter by letter', () => {
  const finder = document.createElement('div');
  finder.innerHTML = '<div data-none><p data-reason="Nothing found for “{query}”.">Nothing found.</p></div>';
  const show = readOutcome(finder, 59, () => '');
  for (const query of ['$&', '$`x', '$$', '{query}']) {
    show({ count: 0, query, search: new URLSearchParams({ q: query }) });
    expect(finder.querySelector('p')?.textContent).toBe(`Nothing found for “${query}”.`);
  }
});
