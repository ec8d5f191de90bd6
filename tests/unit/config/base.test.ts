import { expect, test } from 'vitest';
import { siteStorage, wrapStorage } from '~/cms/storage/text-storage';
import { readBase, readStoredName, storedName, withBase, withoutBase } from '~/config/base';
import { FakeStorage } from '../cms/fake-storage';

test.each([
  [undefined, '/'],
  ['', '/'],
  ['shop', '/shop/'],
  ['/shop', '/shop/'],
  ['/shop/', '/shop/'],
  ['~name/shop', '/~name/shop/'],
])('reads the folder %j as %s', (text, folder) => {
  expect(readBase(text)).toBe(folder);
});

test.each(['https://spice.example/', '/a b/', '/../', '/shop?x'])('refuses the folder %j', (text) => {
  expect(() => readBase(text)).toThrow('PUBLIC_BASE');
});

test('removes the base folder that was added', () => {
  expect(withoutBase(withBase('/about/'))).toBe('/about/');
});

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
