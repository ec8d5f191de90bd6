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
    const shown = new Set(ids.flatMap((id) => byId.get(id) ?? []));
    const ordered = [...shown, ...cards.filter((card) => !shown.has(card))];
    for (const card of cards) card.item.toggleAttribute('hidden', !shown.has(card));

    const isOne = heading !== undefined && oneList != null;
    one?.toggleAttribute('hidden', !isOne || shown.size === 0);
    if (isOne)
      place(
        oneList,
        ordered.map(({ item }) => item),
      );
    if (isOne && oneHeading) oneHeading.textContent = heading;

    const sections = new Set<Element>();
    for (const { home } of ordered) {
      const group = groups.find(({ list }) => list === home);
      if (group?.section) sections.add(group.section);
    }
    place(root, [...sections]);
    for (const { list, show } of groups) {
      const own = ordered.filter(({ home }) => home === list);
      if (!isOne)
        place(
          list,
          own.map(({ item }) => item),
        );
      show(isOne ? 0 : own.filter((card) => shown.has(card)).length);
    }
  };
  return { cards, arrange };
}

/** Puts nodes at the head of a parent in their order, unless they stand there already. */
function place(parent: Element, nodes: readonly Element[]): void {
  if (nodes.some((node, at) => parent.children[at] !== node)) parent.prepend(...nodes);
}
