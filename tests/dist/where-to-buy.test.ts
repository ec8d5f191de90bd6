import { describe, expect, test } from 'vitest';
import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { pathOf, productPath } from '~/config/routes';
import { site as settings } from '~/config/site';
import { slugOf } from '~/domain/content/id';
import { phoneLink } from '~/domain/link';
import { writeHours } from '~/domain/opening-hours';
import { products } from '../support/content';
import type { ParsedPage } from '../support/html';
import { readSite } from '../support/site';
import { rowsOf } from '../unit/content/tables';

interface Shop {
  name: string;
  kind: string;
  district?: string;
  phone?: string;
  sample?: boolean;
}

const { pages } = readSite();
const hrefsOf = (page: ParsedPage | undefined) =>
  page?.elements.map(({ attributes }) => attributes.href) ?? [];
const textsOf = (page: ParsedPage | undefined, name: string) =>
  page?.elements.filter((element) => element.name === name).map(({ text }) => text.trim()) ?? [];

describe.each(locales)('in %s', (locale) => {
  const path = pathOf('whereToBuy', locale);
  const page = pages.get(path);
  const shops = rowsOf<Shop>(`shops/${locale}`);

  test('shows every shop at its anchor, with a link that dials', () => {
    for (const { id, kind, name, district, phone } of shops) {
      expect(textsOf(page, kind === 'online' ? 'h3' : 'h4')).toContain(name);
      expect(page?.ids).toContain(`shop-${id}`);
      if (district) expect(page?.ids).toContain(slugOf(district));
      if (phone) expect(hrefsOf(page)).toContain(phoneLink(phone));
    }
  });

  test('describes only real shops to search engines', () => {
    const real = shops.filter(({ kind, sample }) => kind !== 'online' && !sample);
    const script = page?.elements.find(({ attributes }) => attributes.type === 'application/ld+json');
    expect(script?.text.match(/"LocalBusiness"/g) ?? []).toHaveLength(real.length);
  });

  test.each(['whereToBuy', 'contact', 'order'] as const)(
    '%s states the opening hours and the ways to pay',
    (id) => {
      const { hours, shops: words } = messagesOf(locale);
      const said = ['p', 'dt'].flatMap((name) => textsOf(pages.get(pathOf(id, locale)), name));
      for (const stored of settings.hours) expect(said).toContain(writeHours(stored, words));
      for (const { name } of settings.holidays) expect(said).toContain(hours.holidays[name]);
      for (const { kind } of settings.payments) expect(said).toContain(hours.payments[kind].name);
    },
  );

  test('marks the list if some shops are samples', () => {
    const isMarked = textsOf(page, 'p').includes(messagesOf(locale).shops.samples);
    expect(isMarked).toBe(shops.some(({ sample }) => sample));
  });

  test.each([
    ['every product page', products.map(({ category, slug }) => productPath(category, slug, locale))],
    ['the dealers page', [pathOf('dealers', locale)]],
    ['the home page', [pathOf('home', locale)]],
    ['the page for unknown addresses', [`${pathOf('home', locale)}404.html`]],
  ])('is linked in the main part of %s', (_, from) => {
    for (const address of from) {
      const elements = pages.get(address)?.elements ?? [];
      const start = elements.findIndex(({ name }) => name === 'main');
      const end = elements.findIndex(({ name }) => name === 'footer');
      expect(
        elements.slice(start, end).map(({ attributes }) => attributes.href),
        address,
      ).toContain(path);
    }
  });

  test('links Buy Online to the first market, or else to the shops', () => {
    const { title = '' } =
      rowsOf<{ title: string; to?: string }>(`tiles/${locale}`).find(({ to }) => to === 'marketplace') ?? {};
    const tile = pages
      .get(pathOf('about', locale))
      ?.elements.find(({ name, text }) => name === 'a' && text.includes(title));
    expect(tile?.attributes.href).toBe(settings.marketplaces[0]?.address ?? path);
  });
});
