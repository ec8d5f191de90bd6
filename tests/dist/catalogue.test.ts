import { describe, expect, it } from 'vitest';
import { defaultLocale, languageOf, locales } from '~/config/locales';
import { localised, pathOf } from '~/config/routes';
import { formatWeight } from '~/domain/pack-name';
import { formatPrice } from '~/domain/price';
import { writeNames } from '~/domain/product-names';
import type { FinderFile } from '~/domain/search/filter';
import { type CatalogueFile, describePack } from '~/lib/seo/catalogue-file';
import { products } from '../support/content';
import { textsOf } from '../support/html';
import { pageAt, readBuilt, readSite } from '../support/site';
import { readSuggestions } from '../support/suggestions';
import { rowsOf } from '../unit/content/tables';

// Everything that lists the whole catalogue, besides pages.

const site = readSite();
const weights = products.flatMap(({ packs }) => packs.flatMap(({ grams }) => grams ?? []));

/** Addresses of this site that lead nowhere. */
const findLost = (addresses: readonly string[]) =>
  addresses.filter((address) => {
    const { origin, pathname, hash } = new URL(address, site.origin);
    const page = site.pages.get(pathname);
    if (origin !== site.origin) return true;
    return page ? hash !== '' && !page.ids.has(hash.slice(1)) : !site.files.has(pathname);
  });

it('catalogue.json holds all products with their packs, existing links and no rating', () => {
  const file = JSON.parse(readBuilt('catalogue.json')) as CatalogueFile;
  const listed = file.categories.flatMap(({ id: category, products }) =>
    products.map((product) => ({ ...product, category })),
  );
  expect(listed.map(({ id, category, name, packs }) => ({ id, category, name, packs }))).toEqual(
    products.map(({ id, category, name, packs }) => ({
      id: String(id),
      category,
      name,
      packs: packs.map(describePack),
    })),
  );
  expect(findLost(listed.flatMap(({ url, image }) => [url, image]))).toEqual([]);
  expect(readBuilt('catalogue.json')).not.toMatch(/rating|review/i);
});

it('the finder has a record for every card of the catalogue and no other', () => {
  const { elements, ids } = pageAt(pathOf('products'));
  const file = elements.find(({ attributes }) => attributes['data-finder'])?.attributes['data-finder'];
  const { records } = JSON.parse(readBuilt(file ?? '')) as FinderFile;
  const cards = [...ids].filter((id) => id.startsWith('product-'));
  expect(records.map(({ id }) => `product-${id}`)).toEqual(cards);
  expect(records.map(({ id }) => id)).toEqual(products.map(({ id }) => String(id)));
});

it('every card says the price of each weight', () => {
  const unit = languageOf(defaultLocale).money.spoken;
  const cards = pageAt(pathOf('products')).elements.filter(({ attributes }) =>
    attributes.id?.startsWith('product-'),
  );
  for (const [place, { packs }] of products.entries()) {
    const said = packs.map(
      ({ grams, price }) => `${grams ? `${formatWeight(grams)}, ` : ''}${price} ${unit}`,
    );
    expect(cards[place]?.text).toContain(said.join('; '));
  }
});

describe.each(locales)('in %s', (locale) => {
  it('the finder offers weights as the price list writes them', () => {
    expect(textsOf(pageAt(pathOf('products', locale)), 'label')).toEqual(
      expect.arrayContaining(weights.map((grams) => formatWeight(grams, locale))),
    );
  });

  it('the wall shows each product once, with its price', () => {
    const [address = ''] = /[\w~./-]+\/wall\.\w+\.xml/.exec(readBuilt(pathOf('home', locale))) ?? [];
    const wall = readBuilt(address);
    for (const { category, slug, packs } of products) {
      const items = wall.match(new RegExp(`<a href="[^"]+/${category}/${slug}/".*?</a>`, 'g')) ?? [];
      expect(items, slug).toEqual([
        expect.stringContaining(`<span>${formatPrice(packs[0]?.price ?? 0, locale)}</span>`),
      ]);
    }
  });

  it('the suggestions link to existing pages, with a picture for every product', () => {
    const { groups, topics, ask } = readSuggestions(locale);
    const rows = groups.flatMap(({ rows }) => rows);
    expect(
      findLost([...rows.map(({ href }) => href), ask].map((href) => href.replace(/\?[^#]*/, ''))),
    ).toEqual([]);
    const pictures = rows.flatMap(({ picture }) => picture ?? []);
    expect(pictures).toHaveLength(products.length);
    expect(findLost(pictures)).toEqual([]);
    for (const { label, rows } of groups)
      expect([...new Set(rows.map(({ id }) => id))], label).toEqual(rows.map(({ id }) => id));
    expect(groups.filter(({ rows }) => rows.length === 0)).toEqual([]);
    expect(topics.map(({ id }) => id)).toEqual(rowsOf(`topics/${locale}`).map(({ id }) => id));
  });

  it('llms.txt names every product in the format of llmstxt.org, with existing links', () => {
    const text = readBuilt(localised('/llms.txt', locale));
    expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n/);
    const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, address]) => address ?? '');
    expect(links.length).toBeGreaterThan(15);
    expect(findLost(links)).toEqual([]);
    for (const { name, nepali } of products) expect(text).toContain(`- [${writeNames(name, nepali)}](`);
    for (const grams of weights) expect(text).toContain(formatWeight(grams, locale));
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN/);
  });
});

it('topics link to the same addresses in all languages', () => {
  const [first, ...others] = locales.map((locale) =>
    rowsOf<{ to?: string[]; fact?: string }>(`topics/${locale}`).map(({ id, to, fact }) => ({
      id,
      to,
      fact,
    })),
  );
  for (const other of others) expect(other).toEqual(first);
});

it('publishes the licences of fonts, icons and libraries', () => {
  const text = readBuilt('licenses.txt');
  const owners =
    'The Eczar Project Authors|The Anek Project Authors|Paweł Kuna|Meta Platforms|Andrey Sitnik|Fred K. Schott';
  for (const owner of [...owners.split('|'), 'Apache License']) expect(text).toContain(owner);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});
