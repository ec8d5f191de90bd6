import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { locales } from '~/config/locales';
import { contentVersion } from '~/domain/content/record';
import { formatPrice } from '~/domain/price';
import { answerConfirm, button, clearBrowser, openDashboard, recordWith } from './dashboard';

const cloves = {
  id: '7',
  category: 'box',
  uses: ['tea'],
  image: 'cloves.jpg',
  size: '25 / 50g',
};
const texts = Object.fromEntries(
  locales.map((locale) => [
    locale,
    { name: 'Cloves', taste: 'Warm', text: 'Buds', dose: 'Two', keep: 'Dry' },
  ]),
);
const onSite = { ...cloves, price: '40 / 70', ...texts };
const panel = () => screen.findByRole('group', { name: /^(Export for the website|Import)$/ });

beforeEach(() => {
  clearBrowser();
  answerConfirm(true);
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('.json')
      ? Response.json({
          version: contentVersion,
          records: [onSite],
          pictures: { 'cloves.jpg': '/cloves.jpg' },
        })
      : new Response(new Blob(['picture'], { type: 'image/jpeg' })),
  );
});

/** Loads the product and changes its prices. */
async function changePrices(prices: string) {
  const user = await openDashboard('/cms/products/');
  await user.click(button('Load from the website'));
  await user.click(await within(await panel()).findByRole('button', { name: 'Import 1 record' }));
  await within(await panel()).findByText('1 record imported.');
  await user.click(button('Close', await panel()));
  await user.click(button('Edit', recordWith('Cloves')));
  await user.click(screen.getByText('Details for the website', { selector: 'summary, summary *' }));
  const field = await screen.findByLabelText('Prices');
  await user.clear(field);
  await user.type(field, prices);
  return { user, field };
}

test('a fault of prices is shown right below them', async () => {
  const { user, field } = await changePrices('4O / 70');
  const below = () => field.closest('.field')?.parentElement?.nextElementSibling?.textContent;
  expect(below()).toMatch(/^Prices: '4O \/ 70' has '4O \/ 70', which is no amount \('O' is no digit\)/);
  await user.clear(field);
  await user.type(field, '70 / 40');
  expect(below()).toContain(`50 g at ${formatPrice(40)} costs less than 25 g at ${formatPrice(70)}.`);
});

test('an export names old and new prices, and asks about a large change', async () => {
  const { user } = await changePrices('4 / 70');
  await user.click(button('Update Product'));
  await user.click(screen.getByRole('link', { name: /Dashboard$/ }));
  await user.click(button('Export for the website'));
  const shown = within(await panel());
  await shown.findByText('Changed: Cloves (Prices: 40 / 70 → 4 / 70)');
  expect(shown.getByText(`Cloves: 25 g, ${formatPrice(40)} → ${formatPrice(4)}`)).toBeTruthy();
  const write = () => shown.queryByRole('button', { name: 'Download the file' });
  expect(write()).toBeNull();
  await user.click(shown.getByLabelText('These prices are right'));
  expect(write()).not.toBeNull();
});

test('a page says which pictures the website does not show', async () => {
  const { editors } = await import('~/cms/editors');
  const { pictureNeeds } = await import('~/domain/content/record');
  for (const { id, publishedAs } of editors) {
    await openDashboard(`/cms/${id}/`);
    const input = document.querySelector('input[accept="image/*"]');
    if (!input) continue;
    const isTaken = Boolean(publishedAs && pictureNeeds[publishedAs]);
    const page = screen.getByRole('main').textContent ?? '';
    expect([id, /not published|The website does not show it/.test(page)]).toEqual([id, !isTaken]);
  }
});
