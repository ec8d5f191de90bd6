import { describe, expect, it } from 'vitest';
import { locales } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages';
import { pathOf } from '~/config/routes';
import { formatPrice } from '~/domain/price';
import { nameProduct } from '~/domain/product-names';
import type { FinderFile } from '~/domain/search/filter';
import { products } from '../support/content';
import { clean, findAll } from '../support/html';
import { leadsNowhere, pageAt, readBuilt } from '../support/site';
import { readSuggestions } from '../support/suggestions';
import { rowsOf } from '../unit/content/tables';

// Everything that lists the whole catalogue, besides pages.

it('the finder has a record for every card of the catalogue and no other', () => {
  const { elements, ids } = pageAt(pathOf('products'));
  const file = elements.find(({ attributes }) => attributes['data-finder'])?.attributes['data-finder'];
  const { records } = JSON.parse(readBuilt(file ?? '')) as FinderFile;
  expect(records.map(({ id }) => id)).toEqual(products.map(({ id }) => String(id)));
  expect(records.map(({ id }) => `product-${id}`)).toEqual(
    [...ids].filter((id) => id.startsWith('product-')),
  );
});

describe.each(locales)('in %s', (locale) => {
  it('the wall names each product with its lowest price, in the sequence of its list', () => {
    const listed = rowsOf('wall').map(({ id }) => id);
    const names = new Map(
      products.map(({ id, packs: [first, second], ...product }) => {
        const price = formatPrice(first?.price ?? 0, locale);
        const from = interpolate(messagesOf(locale).product.from, { price });
        return [String(id), clean(`${nameProduct(product, locale).title} ${second ? from : price}`)];
      }),
    );
    const sequence = new Set(listed).union(names);
    expect(
      findAll(pageAt(pathOf('home', locale)), 'span', 'class', 'label').map(({ text }) => clean(text)),
    ).toEqual([...sequence].flatMap((id) => names.get(id) ?? []));
  });

  it('the suggestions link to existing pages, with a picture for every product', () => {
    const { groups, topics, contactUrl } = readSuggestions(locale);
    const rows = groups.flatMap(({ rows }) => rows);
    const links = [...rows.map(({ href }) => href), contactUrl].map((href) => href.replace(/\?[^#]*/, ''));
    const pictures = rows.flatMap(({ picture }) => picture ?? []);
    expect([...links, ...pictures].filter(leadsNowhere)).toEqual([]);
    expect(pictures).toHaveLength(products.length);
    const ids = groups.flatMap(({ label, rows }) => rows.map(({ id }) => `${label} ${id}`));
    expect(new Set(ids).size).toBe(ids.length);
    expect(topics.map(({ id }) => id)).toEqual(rowsOf(`topics/${locale}`).map(({ id }) => id));
  });
});

it('topics link to the same addresses in all languages', () => {
  const outlines = locales.map((locale) =>
    rowsOf<{ to?: string[]; fact?: string }>(`topics/${locale}`).map(({ id, to, fact }) => [id, to, fact]),
  );
  expect(new Set(outlines.map((outline) => JSON.stringify(outline))).size).toBe(1);
});

it('publishes the licences of fonts, icons and libraries', () => {
  const text = readBuilt('licenses.txt');
  const owners =
    'The Eczar Project Authors|The Anek Project Authors|Paweł Kuna|Meta Platforms|Andrey Sitnik|Matthew Holt|Fred K. Schott';
  for (const owner of [...owners.split('|'), 'Apache License']) expect(text).toContain(owner);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});
