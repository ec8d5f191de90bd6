import { expect, it } from 'vitest';
import { dashboardFolder } from '~/config/address';
import { findAll, readCanonical } from '../support/html';
import { type Check, checkPages, listFalse, readBuilt } from '../support/site';

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
  'begin with a link to their content': (page, path) => {
    const { id, tabindex } = findAll(page, 'main')[0]?.attributes ?? {};
    const [link] = findAll(page, 'a');
    const isLinked = link?.attributes.href === '#content' && id === 'content' && tabindex === '-1';
    return listFalse({ link: isLinked || path.startsWith(dashboardFolder) });
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
