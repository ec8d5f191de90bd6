import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fingerprintOf } from '~/cms/picture/data-url';
import { locales } from '~/config/locales';
import { contentVersion } from '~/domain/content/record';
import { button, clearBrowser, openDashboard, showOnSite, watchDownloads } from './dashboard';

const photo = 'data:image/png;base64,iVBORw0KGgo=';
const asha = { id: 1, q: 'Is it hot?', a: 'A little.' };
const panel = () => screen.findByRole('group', { name: 'Export for the website' });
const lines = async () =>
  (await within(await panel()).findAllByRole('listitem')).map(({ textContent }) => textContent);

beforeEach(() => {
  clearBrowser();
  showOnSite([]);
});

async function openExport(section: string, records: object[]) {
  localStorage.setItem(section, JSON.stringify(records));
  const user = await openDashboard('/cms/');
  await user.click(button('Export for the website'));
  await within(await panel()).findAllByRole('checkbox');
  return user;
}

test('an export names a record by its title in any sequence of fields', async () => {
  await openExport('products', [{ id: 1, image: photo, title: 'Cumin' }]);
  expect((await lines())[0]).toBe('Added: Cumin');
});

test('an export lists the changes of another tab', async () => {
  await openExport('faqs', [asha]);
  expect(await lines()).toContain('Added: Is it hot?');
  const both = JSON.stringify([asha, { ...asha, id: 2 }]);
  localStorage.setItem('faqs', both);
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'faqs', newValue: both, storageArea: localStorage }),
  );
  await vi.waitFor(async () =>
    expect((await lines()).filter((line) => line === 'Added: Is it hot?')).toHaveLength(2),
  );
});

test('an export lists the fields that it knows', async () => {
  const texts = locales.map((locale) => [locale, { question: 'Hot?', answer: ['A little.'] }]);
  const user = await openExport('faqs', [{ ...asha, site: Object.fromEntries(texts) }]);
  const download = watchDownloads();
  await user.click(await screen.findByRole('button', { name: 'Download the file' }));
  const names = ['question', 'answer'];
  expect((await download()).fields).toEqual({
    faq: names.flatMap((name) => locales.map((locale) => `${locale}.${name}`)),
  });
});

test('an export waits while a recipe needs a product that it removes', async () => {
  const product = {
    id: '5',
    category: 'box',
    price: '40',
    uses: ['tea'],
    image: 'a.jpg',
    en: { name: 'Cumin' },
  };
  const recipe = { id: 'dal', image: 'b.jpg', spices: ['5'], en: { heading: 'Dal', description: 'Lentils' } };
  const lists: Record<string, object[]> = { products: [{ ...product, id: '7' }, product], recipes: [recipe] };
  vi.stubGlobal('fetch', async (address: string) => {
    const [, name = ''] = /(\w+)\.json$/.exec(address) ?? [];
    return Response.json({ version: contentVersion, records: lists[name] ?? [], pictures: {} });
  });
  localStorage.setItem('site-ids', JSON.stringify({ products: ['7', '5'] }));
  await openExport('products', [{ id: 1, image: photo, title: 'Cumin', site: { id: '7' } }]);
  const needed = 'Recipe, Dal: needs Cumin, which the website would no longer have';
  expect(await lines()).toContain(needed);
});

test('an export describes flags, choices and empty lists in words', async () => {
  const product = { id: '7', category: 'box', image: '7.png', en: { name: 'Cloves' } };
  const { name: _, ...texts } = { ...product.en, allergens: [] };
  const site = { ...product, image: fingerprintOf(photo), category: 'pouch', soldOut: true, en: texts };
  const record = { id: 1, title: 'Cloves', image: photo, site, loaded: product };
  showOnSite([product]);
  localStorage.setItem('site-ids', JSON.stringify({ products: ['7'] }));
  await openExport('products', [record]);
  expect(new Set((await lines()).slice(1, 4))).toEqual(
    new Set(['Category: Box → Pouch', 'Allergens: nothing → None', 'Sold out for now: no → yes']),
  );
});
