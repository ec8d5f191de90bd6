import { beforeEach, expect, test } from 'vitest';
import { cutInParts, partSize } from '~/domain/part';
import { readList } from '~/islands/finder/list';

const rest = 10;
const long = Array.from({ length: 2 * partSize + rest }, (_, index) => `long-${index}`);
const short = ['short-0', 'short-1', 'short-2'];
const all = [...long, ...short];

const card = (id: string) => `<li><article id="product-${id}"><h4>${id} <span>नाम</span></h4></article></li>`;
const lists = (ids: readonly string[]) =>
  cutInParts(ids).map((part) => `<ul class="grid">${part.map(card).join('')}</ul>`);
const section = (name: string, ids: readonly string[]) =>
  `<section id="${name}"><h3>${name}</h3><p data-count>all</p>${lists(ids).join('')}</section>`;

function start() {
  const root = document.createElement('div');
  root.innerHTML = `${section('long', long)}${section('short', short)}<section data-one hidden><h3></h3><ul class="grid"></ul></section>`;
  document.body.replaceChildren(root);
  const { arrange } = readList(root, (count, total) => `${count} of ${total}`);
  const shown = (within = 'div') =>
    [...root.querySelectorAll('article')]
      .filter((node) => node.closest(within) && !node.closest('[hidden]'))
      .map(({ id }) => id.slice('product-'.length));
  const sizes = (within: string) =>
    [...root.querySelectorAll(`${within} > ul`)]
      .filter((list) => !list.closest('[hidden]'))
      .map((list) => [...list.children].filter((item) => !item.closest('[hidden]')).length);
  return { arrange, shown, sizes };
}

let page: ReturnType<typeof start>;
beforeEach(() => {
  page = start();
});

test('everything stands as the page was built', () => {
  page.arrange(all);
  expect(page.shown()).toEqual(all);
  expect(page.sizes('#long')).toEqual([partSize, partSize, rest]);
});

test('what is found stands in the first list of its group, best first, and nothing else is shown', () => {
  page.arrange(['long-125', 'short-1', 'long-3']);
  expect(page.shown()).toEqual(['long-125', 'long-3', 'short-1']);
  expect(page.sizes('#long')).toEqual([2]);
  expect(document.querySelector('#long [data-count]')?.textContent).toBe(`2 of ${long.length}`);
});

test('what fills more than one list goes on in the next', () => {
  const found = long.toReversed().slice(0, partSize + 5);
  page.arrange(found);
  expect(page.shown()).toEqual(found);
  expect(page.sizes('#long')).toEqual([partSize, 5]);
});

test('sorted across the groups, cards stand in as many lists as they need', () => {
  const sorted = all.toSorted();
  page.arrange(sorted, 'Name');
  expect(page.shown()).toEqual(sorted);
  expect(page.shown('[data-one]')).toEqual(sorted);
  expect(page.sizes('[data-one]')).toEqual([partSize, partSize, rest + short.length]);
  page.arrange(['short-2'], 'Name');
  expect(page.shown('[data-one]')).toEqual(['short-2']);
});

test('after any search, all products come back in their places', () => {
  for (const [ids, heading] of [
    [['long-7']],
    [all.toReversed(), 'Name'],
    [[]],
    [long.slice(50, 125)],
  ] as const)
    page.arrange(ids, heading);
  page.arrange(all);
  expect(page.shown()).toEqual(all);
  expect(page.sizes('#long')).toEqual([partSize, partSize, rest]);
  expect(page.sizes('#short')).toEqual([short.length]);
});
