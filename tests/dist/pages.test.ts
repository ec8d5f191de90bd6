import { expect, it } from 'vitest';
import { addressOf, dashboardFolder } from '~/config/address';
import { locales } from '~/config/locales';
import { listPaths, pathOf } from '~/config/routes';
import { findAll, readCanonical } from '../support/html';
import { type Check, checkPages, listFalse, pageAt, readBuilt, readSite } from '../support/site';

const icons = new Set<string>();
const hasIcon = (address: string) => {
  const [file = '', icon] = address.split('#');
  icons.add(address);
  return readBuilt(file).includes(`<symbol id="${icon}"`);
};

const rules: Record<string, Check> = {
  'show one main heading': (page) => {
    const { length } = findAll(page, 'h1').filter(({ isHidden }) => !isHidden);
    return length === 1 ? [] : [`${length} headings`];
  },
  'state the size of each picture': (page) =>
    findAll(page, 'img')
      .filter(({ attributes: { width, height } }) => !(width && height))
      .map(({ attributes }) => attributes.src ?? ''),
  'have nothing after their end tag': (_, path) =>
    listFalse({ 'text at the end': readBuilt(path).trimEnd().endsWith('</html>') }),
  'begin with a link to their content': (page, path) => {
    const { id, tabindex } = findAll(page, 'main')[0]?.attributes ?? {};
    return listFalse({
      'no link': path.startsWith(dashboardFolder) || findAll(page, 'a')[0]?.attributes.href === '#content',
      'no target': path.startsWith(dashboardFolder) || (id === 'content' && tabindex === '-1'),
    });
  },
  'delay their first paint only for their hero or banner': (page) => {
    // Pages that search engines leave out have neither.
    const expected = readCanonical(page) ? '#fold' : '';
    const held = findAll(page, 'link', 'rel', 'expect').map(({ attributes }) => attributes.href);
    const folds = page.elements.filter(({ attributes }) => attributes.id === 'fold');
    return listFalse({ held: held.join() === expected, fold: folds.length === (expected ? 1 : 0) });
  },
  'use the shared icons only below their first view': (page) => {
    const fold = page.elements.findIndex(({ attributes }) => attributes.id === 'fold');
    return page.elements.slice(0, fold + 1).flatMap(({ name }) => (name === 'use' ? name : []));
  },
  'use only icons that the shared file has': (page) =>
    findAll(page, 'use').flatMap(({ attributes: { href = '' } }) =>
      icons.has(href) || hasIcon(href) ? [] : href,
    ),
};

it.each(Object.entries(rules))('pages %s', (_, check) => {
  expect(checkPages(check)).toEqual([]);
});

it('each path of the route table has a page', () => {
  const paths = [...listPaths(), addressOf('/404.html'), addressOf('/recipes/')];
  expect([...readSite().pages.keys()]).toEqual(expect.arrayContaining(paths));
});

it.each(locales)('the home page in %s links to recipes, prices, shops and, last, the order', (locale) => {
  const { elements } = pageAt(pathOf('home', locale));
  const wall = elements.findIndex(({ attributes }) => 'data-wall' in attributes);
  const footer = elements.findIndex(({ name }) => name === 'footer');
  const hrefs = (from: number, to: number) =>
    elements.slice(from, to).flatMap(({ name, attributes: { href } }) => (name === 'a' && href ? href : []));
  expect(hrefs(0, wall).slice(-3)).toEqual(
    (['recipe', 'priceList', 'whereToBuy'] as const).map((id) => pathOf(id, locale)),
  );
  expect(hrefs(wall, footer).at(-1)).toBe(pathOf('order', locale));
});
