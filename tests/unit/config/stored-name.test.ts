import { expect, test } from 'vitest';
import { siteStorage } from '~/cms/storage/site-storage';
import { wrapStorage } from '~/cms/storage/text-storage';
import { readStoredName, storedName } from '~/config/stored-name';
import { FakeStorage } from '../cms/fake-storage';

test.each([
  ['/', 'faqs'],
  ['/shop/', '/shop/faqs'],
  ['/shop/in/', '/shop/in/faqs'],
])('a site in %s stores %s', (folder, name) => {
  expect(storedName('faqs', folder)).toBe(name);
  expect(readStoredName(name, folder)).toBe('faqs');
});

test('sites of one host neither see nor change what others store', () => {
  const fake = new FakeStorage();
  const host = wrapStorage(() => fake);
  const folders = ['/', '/a/', '/a-b/', '/a/b/'];
  const sites = folders.map((folder) => siteStorage(host, folder));
  for (const [index, site] of sites.entries()) site.write('faqs', folders[index] ?? '');
  expect(sites.map((site) => site.keys())).toEqual(folders.map(() => ({ ok: true, value: ['faqs'] })));
  expect(sites.map((site) => site.read('faqs'))).toEqual(folders.map((value) => ({ ok: true, value })));
  sites[1]?.remove('faqs');
  expect([...fake.map.keys()]).toEqual(['faqs', '/a-b/faqs', '/a/b/faqs']);
});
