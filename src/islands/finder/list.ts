import { cutInParts } from '~/domain/part';
import { type Card, readCards } from './card';
import { readGroup, readLists } from './group';

/** The cards of a page and the lists they stand in. */
export interface List {
  cards: readonly Card[];
  /**
   * Shows the cards of these ids in this order and hides all others: within their groups, the group of the
   * first card foremost, or, where the page has a place for it, as one list under a heading of its own.
   */
  arrange: (ids: readonly string[], heading?: string) => void;
}

/** @param tell phrase for a group of which only some cards are shown */
export function readList(root: HTMLElement, tell: (count: number, total: number) => string): List {
  const cards = readCards(root);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const groups = [...new Set(cards.map(({ group }) => group))].map((node) => readGroup(node, tell));
  const one = root.querySelector<HTMLElement>('[data-one]');
  const oneLists = one ? readLists(one) : [];
  const oneHeading = one?.querySelector('h3');

  const arrange: List['arrange'] = (ids, heading) => {
    const shown = [...new Set(ids.flatMap((id) => byId.get(id) ?? []))];
    const isOne = heading !== undefined && oneLists.length > 0;
    one?.toggleAttribute('hidden', !isOne || shown.length === 0);
    if (isOne) fill(oneLists, shown);
    if (isOne && oneHeading) oneHeading.textContent = heading;

    const inGroups = isOne ? [] : shown;
    for (const { node, lists, show } of groups) {
      const own = inGroups.filter(({ group }) => group === node);
      fill(lists, own);
      show(own.length);
    }
    const nodes = [...new Set(inGroups.map(({ group }) => group))];
    order(
      root,
      nodes.flatMap((node) => groups.find((group) => group.node === node)?.section ?? []),
    );
  };
  return { cards, arrange };
}

/**
 * Deals cards out to the lists of a group, a part to each, and hides all others: whole lists where they get
 * none, so that what a search costs depends on what it finds. Missing lists are made.
 */
function fill(lists: HTMLElement[], cards: readonly Card[]): void {
  const items = cards.map(({ item }) => item);
  const wanted = new Set<Element>(items);
  const parts = cutInParts(items);
  for (const [at, part] of parts.entries()) {
    const list = lists[at] ?? addList(lists);
    if (!list) continue;
    order(list, part);
    for (const item of list.children) item.toggleAttribute('hidden', !wanted.has(item));
  }
  for (const [at, list] of lists.entries()) list.toggleAttribute('hidden', at >= parts.length);
}

function addList(lists: HTMLElement[]): HTMLElement | undefined {
  const list = lists.at(-1)?.cloneNode(false);
  if (!(list instanceof HTMLElement)) return undefined;
  lists.at(-1)?.after(list);
  lists.push(list);
  return list;
}

/** Brings nodes to the head of a parent in their order; those that follow one another so are left alone. */
function order(parent: Element, nodes: readonly Element[]): void {
  const wanted = new Set(nodes);
  const standing = [...parent.children].filter((node) => wanted.has(node));
  if (nodes.every((node, at) => standing[at] === node)) return;
  const moved = new DocumentFragment();
  moved.append(...nodes);
  parent.prepend(moved);
}
