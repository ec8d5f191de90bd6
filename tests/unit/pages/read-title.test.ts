import { expect, test } from 'vitest';
import { readTitle } from '~/pages/[...locale]/_offline/read-title';

test.each([
  ['Contact · Basna', 'Contact'],
  ['Whole &#38; Other Spices · Basna', 'Whole & Other Spices'],
  ['Grandma&#39;s &quot;hot&quot; &#x2764; mix · Basna', 'Grandma\'s "hot" ❤ mix'],
  ['1 &lt; 2 &amp;amp; 3 &gt; 2', '1 < 2 &amp; 3 > 2'],
  ['बेसार &unknown; · बास्ना', 'बेसार &unknown;'],
])('reads the title %s as %s', (title, own) => {
  expect(readTitle(`<head><title>${title}</title>`)).toBe(own);
});

test('a page without a title has none', () => {
  expect(readTitle('<p>')).toBe('');
});
