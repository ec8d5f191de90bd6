import { expect, it } from 'vitest';
import { locales, sourceLocale } from '~/config/locales';
import en from '~/config/messages/en.json' with { type: 'json' };
import { categories, pathOf } from '~/config/routes';
import { offerItems } from '~/domain/order/offer';
import { readPasted } from '~/domain/order/read-pasted';
import { formatWeight } from '~/domain/pack-name';
import { parseRows } from '~/forms/order/parse-rows';
import { ownHeads } from '~/lib/catalogue/own-heads';
import { categoryNames, products, productsOf } from '../support/content';
import { clean } from '../support/html';
import { pageAt, readBuilt } from '../support/site';

it('the price list and its CSV have a row for each product and a column for each weight', () => {
  const { elements } = pageAt(pathOf('priceList'));
  const texts = (isWanted: (element: (typeof elements)[number]) => boolean) =>
    elements.filter(isWanted).map(({ text }) => clean(text));
  const rows = texts(({ name, attributes }) => name === 'th' && attributes.scope === 'row');
  for (const [place, { id, name, nepali }] of products.entries()) {
    expect(rows[place]?.startsWith(name), rows[place]).toBe(true);
    expect(rows[place]).toContain(['№', id, nepali].filter(Boolean).join(' '));
  }
  const heads = categories.flatMap(({ slug }, place) => {
    const listed = productsOf(slug).flatMap(({ packs }) => packs.flatMap(({ grams }) => grams ?? []));
    const weights = [...new Set(listed)].toSorted((a, b) => a - b).map((grams) => formatWeight(grams));
    return [categoryNames[place], ...weights, 'per 100\u00a0g'].map((head) => head?.replace(/\s/g, ' '));
  });
  expect(texts(({ name, attributes }) => name === 'th' && attributes.scope !== 'row')).toEqual(heads);

  const csv = readBuilt('price-list.csv');
  expect(csv.startsWith('\ufeff'), 'the mark that Excel needs').toBe(true);
  const [, ...lines] = csv.trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(',').slice(1, 3))).toEqual(
    products.map(({ id, name }) => [String(id), name]),
  );
});

it('the price list explains packs without a weight if it has some', () => {
  const { elements } = pageAt(pathOf('priceList'));
  const isExplained = elements.some(({ text }) => clean(text) === en.priceList.othersNote);
  expect(isExplained).toBe(products.some(({ packs }) => packs.some(({ grams }) => !grams)));
});

it.each(locales)('the CSV in %s comes back as an order once its last column is filled', (locale) => {
  const folder = locale === sourceLocale ? '' : `${locale}/`;
  const lines = readBuilt(`${folder}price-list.csv`).trimEnd().split('\r\n');
  const single = products.find(({ packs }) => packs.length === 1 && packs[0]?.grams);
  const filled = lines.map((line) => (line.split(',')[1] === String(single?.id) ? `${line}12` : line));
  const offeredItems = offerItems(products.map((product) => ({ ...product, id: String(product.id) })));
  const found = readPasted(filled.join('\r\n'), parseRows, { offeredItems }, ownHeads(locale));
  expect(found).toMatchObject([{ kind: 'item', pack: { number: String(single?.id) }, quantity: 12 }]);
});
