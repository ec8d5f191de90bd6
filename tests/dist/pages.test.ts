import { expect, it } from 'vitest';
import { dashboardFolder } from '~/config/base';
import { findAll } from '../support/html';
import { type Check, checkPages, listFalse } from '../support/site';

const rules: Record<string, Check> = {
  'show one main heading': (page) => {
    const { length } = findAll(page, 'h1').filter(({ isHidden }) => !isHidden);
    return length === 1 ? [] : [`${length} headings`];
  },
  'state the size of each picture': (page) =>
    findAll(page, 'img')
      .filter(({ attributes: { width, height } }) => !(width && height))
      .map(({ attributes }) => attributes.src ?? ''),
  'give their stars one name': (page) =>
    page.elements.flatMap(({ text, attributes: { class: classes = '', role, 'aria-label': name = '' } }) =>
      /\bstars\b/.test(classes) && !(role === 'img' && /\p{Nd}/u.test(name)) ? [text] : [],
    ),
  'hide no text in a span': (page) =>
    findAll(page, 'span').flatMap(({ text, attributes }) => ('hidden' in attributes && text ? [text] : [])),
  'begin with a link to their content': (page, path) => {
    const { id, tabindex } = findAll(page, 'main')[0]?.attributes ?? {};
    const [link] = findAll(page, 'a');
    const isLinked = link?.attributes.href === '#content' && id === 'content' && tabindex === '-1';
    return listFalse({ link: isLinked || path.startsWith(dashboardFolder) });
  },
};

it.each(Object.entries(rules))('pages %s', (_, check) => {
  expect(checkPages(check)).toEqual([]);
});
