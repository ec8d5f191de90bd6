import type { Page } from 'playwright/test';
import { interpolate } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import { namesInOrders, packName } from '~/domain/pack-name';
import { pick, products } from '../../support/content';

/** Names of products in orders, by number. */
export const names = namesInOrders(products.map(({ id, name }) => ({ id: String(id), name })));
export const packs = products.flatMap(({ id, name, packs }) =>
  packs.map((pack) => ({
    ...pack,
    name: packName(names.get(String(id)) ?? '', pack),
    product: name,
  })),
);
export const first = pick(packs);
/** Its weight is missing, if the catalogue has such a pack. */
export const unweighed = packs.find(({ grams }) => grams === undefined) ?? pick(packs.slice(1));
export const last = pick(packs.toReversed());

/** Finds parts by their attribute, because searching a long list by role is slow. */
const labelled = (page: Page, label: string) => page.locator(`[aria-label="${label}"]`);
export const quantity = (page: Page, name: string) =>
  labelled(page, interpolate(en.priceList.quantity, { name }));
export const more = (page: Page, name: string) => labelled(page, interpolate(en.priceList.more, { name }));
export const less = (page: Page, name: string) => labelled(page, interpolate(en.priceList.less, { name }));
export const mores = (page: Page) =>
  page.locator(`[aria-label^="${interpolate(en.priceList.more, { name: '' })}"]`);
export const sheet = (page: Page) => page.locator('[data-sheet]');
export const order = (page: Page) => sheet(page).getByRole('link', { name: en.priceList.order });
export const address = (...rows: [name: string, quantity: number][]) =>
  `/price-list/?${new URLSearchParams(
    rows.flatMap(([name, count]) => [
      ['item', name],
      ['qty', String(count)],
    ]),
  )}`;
