import { expect, test } from 'vitest';
import { inMemory } from '~/cms/list/environment';
import { createList } from '~/cms/list/list';
import { FakeStorage, openTab } from './fake-storage';
import { faq, faqRules } from './faq-store';

test('a list in memory has ids like a stored one, and writes nothing', () => {
  const fake = new FakeStorage();
  const { environment } = openTab(fake, 1000);
  const lists = [0, 1].map(() => createList(faqRules, inMemory(environment)));
  for (const list of lists) {
    list.open();
    list.add(faq('one'));
  }
  expect(lists.map(({ $records }) => $records.get())).toEqual([
    [{ id: 1000, ...faq('one') }],
    [{ id: 1001, ...faq('one') }],
  ]);
  expect(fake.length).toBe(0);
});
