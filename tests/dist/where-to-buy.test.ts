import { describe, expect, test } from 'vitest';
import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { pathOf } from '~/config/routes';
import { site as settings } from '~/config/site';
import { slugOf } from '~/domain/content/id';
import { phoneLink } from '~/domain/link';
import { writeHours } from '~/domain/opening-hours';
import { clean, findAll, textsOf } from '../support/html';
import { pageAt } from '../support/site';
import { rowsOf } from '../unit/content/tables';
import { readProvinces } from '../unit/domain/content';

interface Shop {
  name: string;
  kind: string;
  district?: string;
  phone?: string;
  sample?: boolean;
}

describe.each(locales)('in %s', (locale) => {
  const path = pathOf('whereToBuy', locale);
  const page = pageAt(path);
  const shops = rowsOf<Shop>(`shops/${locale}`);
  const words = messagesOf(locale);

  test('shows every shop at its anchor, with a link that dials', () => {
    const hrefs = findAll(page, 'a').map(({ attributes }) => attributes.href);
    for (const { id, kind, name, district, phone } of shops) {
      expect(textsOf(page, kind === 'online' ? 'h3' : 'h4')).toContain(name);
      expect(page.ids).toContain(`shop-${id}`);
      if (district) expect(page.ids).toContain(slugOf(district));
      if (phone) expect(hrefs).toContain(phoneLink(phone));
    }
  });

  test('describes no sample to search engines, and marks it', () => {
    const real = shops.filter(({ kind, sample }) => kind !== 'online' && !sample);
    const [script] = findAll(page, 'script', 'type', 'application/ld+json');
    expect(script?.text.match(/"LocalBusiness"/g)?.length ?? 0).toBeLessThanOrEqual(real.length);
    const isMarked = textsOf(page, 'p').includes(words.shops.samples);
    expect(isMarked).toBe(shops.some(({ sample }) => sample));
  });

  test('the questions state hours, holidays and ways to pay, contact and order the hours', () => {
    const hours = settings.hours.map((stored) => writeHours(stored, words.shops));
    const facts = [
      ...settings.holidays.map(({ name }) => words.hours.holidays[name]),
      ...settings.payments.map(({ kind }) => words.hours.payments[kind].name),
    ];
    for (const id of ['contact', 'order'] as const)
      expect(textsOf(pageAt(pathOf(id, locale)), 'p'), id).toEqual(expect.arrayContaining(hours));
    const questions = pageAt(pathOf('faq', locale));
    expect(textsOf(questions, 'p')).toEqual(expect.arrayContaining(hours));
    expect(textsOf(questions, 'dt')).toEqual(facts);
  });

  test('begins with our own telephone and hours', () => {
    const [own] = findAll(page, 'article');
    const [hours = ''] = settings.hours;
    expect(own?.text).toContain(settings.phones.main);
    expect(own?.text).toContain(writeHours(hours, words.shops));
  });

  test('names a district with a shop for each district without one', () => {
    const served = new Set(shops.flatMap(({ district }) => district ?? []));
    const listed = readProvinces().flatMap(({ districts }) => districts.map(({ name }) => name));
    const names = textsOf(page, 'h3');
    const rows = findAll(page, 'li').map(({ text }) => clean(text).split(': '));
    for (const name of new Set(listed.filter((name) => !served.has(name)))) {
      const [place] = findAll(page, 'span', 'id', slugOf(name));
      const [, nearest] = rows.find(([others = '']) => others.split(', ').includes(place?.text ?? '')) ?? [];
      expect(names, name).toContain(nearest);
    }
  });

  test('Buy Online leads to the first market, or else to the shops', () => {
    const tiles = rowsOf<{ title: string; to?: string }>(`tiles/${locale}`);
    const title = tiles.find(({ to }) => to === 'marketplace')?.title ?? '';
    const link = findAll(pageAt(pathOf('about', locale)), 'a').find(({ text }) => text.includes(title));
    expect(link?.attributes.href).toBe(settings.marketplaces[0]?.url ?? path);
  });
});
