import { expect, test } from 'vitest';
import { findDeadEnds } from '~/domain/search/suggestion';

test('finds the addresses of topics that no row has', () => {
  const groups = [{ label: 'Pages', rows: [{ id: 'faq', name: 'FAQ', href: '/faq/' }] }];
  const topics = [
    { id: 'price', words: ['price'], to: ['/faq/', '/faq/#prices'] },
    { id: 'halal', words: ['halal'], to: [] },
  ];
  expect(findDeadEnds(topics, groups)).toEqual([['price', '/faq/#prices']]);
});
