import { beforeEach, expect, test } from 'vitest';
import { readList } from '~/components/finder/list';

const box = ['box-0', 'box-1', 'box-2', 'box-3'];
const pouch = ['pouch-0', 'pouch-1', 'pouch-2'];
const all = [...box, ...pouch];

const card = (id: string) => `<li><article id="product-${id}"><h4>${id} <span>नाम</span></h4></article></li>`;
const section = (name: string, ids: readonly string[]) =>
  `<section id="${name}"><h3>${name}</h3><p data-count>all</p><ul>${ids.map(card).join('')}</ul></section>`;

function start() {
  const root = document.createElement('div');
  root.innerHTML = `${section('box', box)}${section('pouch', pouch)}<section data-sorted hidden><h3></h3><ul></ul></section>`;
  document.body.replaceChildren(root);
  const { arrange } = readList(root, (count, total) => `${count} of ${total}`);
  const shown = (within = 'div') =>
    [...root.querySelectorAll('article')]
      .filter((node) => node.closest(within) && !node.closest('[hidden]'))
      .map(({ id }) => id.slice('product-'.length));
  return { arrange, shown };
}

let page: ReturnType<typeof start>;
beforeEach(() => {
  page = start();
});

test('only results are shown, in their groups, the best first', () => {
  page.arrange(['pouch-2', 'box-3', 'pouch-1']);
  expect(page.shown()).toEqual(['pouch-2', 'pouch-1', 'box-3']);
  expect(document.querySelector('#box [data-count]')?.textContent).toBe(`1 of ${box.length}`);
});

test('cards that are sorted across the groups form one list', () => {
  const sorted = all.toReversed();
  page.arrange(sorted, 'Name');
  expect(page.shown('[data-sorted]')).toEqual(sorted);
  expect(page.shown()).toEqual(sorted);
  page.arrange(['pouch-2'], 'Name');
  expect(page.shown('[data-sorted]')).toEqual(['pouch-2']);
});

test('after any search, all products return to their places', () => {
  page.arrange(['pouch-1', 'box-3']);
  page.arrange(all.toReversed(), 'Name');
  page.arrange([]);
  page.arrange(all);
  expect(page.shown()).toEqual(all);
  expect(page.shown('#box')).toEqual(box);
});
