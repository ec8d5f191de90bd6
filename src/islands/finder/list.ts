import { type Card, readCards } from './card';
import { readGroup } from './group';

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
  const groups = [...new Set(cards.map(({ home }) => home))].map((list) => readGroup(list, tell));
  const one = root.querySelector<HTMLElement>('[data-one]');
  const oneList = one?.querySelector('ul');
  const oneHeading = one?.querySelector('h3');

  const arrange: List['arrange'] = (ids, heading) => {
    const shown = [...new Set(ids.flatMap((id) => byId.get(id) ?? []))];
    for (const card of cards) card.item.toggleAttribute('hidden', !shown.includes(card));

    const isOne = heading !== undefined && oneList != null;
    one?.toggleAttribute('hidden', !isOne || shown.length === 0);
    if (isOne)
      order(
        oneList,
        shown.map(({ item }) => item),
      );
    if (isOne && oneHeading) oneHeading.textContent = heading;

    const inGroups = isOne ? [] : shown;
    for (const { list, show } of groups) {
      const own = inGroups.filter(({ home }) => home === list).map(({ item }) => item);
      order(list, own);
      show(own.length);
    }
    const lists = [...new Set(inGroups.map(({ home }) => home))];
    order(
      root,
      lists.flatMap((list) => groups.find((group) => group.list === list)?.section ?? []),
    );
  };
  return { cards, arrange };
}

/** Brings nodes to the head of a parent in their order; those that follow one another so are left alone. */
function order(parent: Element, nodes: readonly Element[]): void {
  const wanted = new Set(nodes);
  const standing = [...parent.children].filter((node) => wanted.has(node));
  if (nodes.some((node, at) => standing[at] !== node)) parent.prepend(...nodes);
}
