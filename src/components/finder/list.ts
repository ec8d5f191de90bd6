import { type Card, readCards } from './card';

/** The cards of a page and their lists. */
export interface CardList {
  cards: readonly Card[];
  /**
   * Shows the cards of these ids in this sequence and hides all others. They stay in their groups, the group of
   * the first card foremost. With a heading they form one list below it, if the page has a place for it.
   */
  arrange: (ids: readonly string[], heading?: string) => void;
}

/** Formats the count if only some cards are shown. */
type FormatFound = (count: number, total: number) => string;

export function readList(root: HTMLElement, formatFound: FormatFound): CardList {
  const cards = readCards(root);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const groups = [...new Set(cards.map(({ list }) => list))].map((list) => readGroup(list, formatFound));
  const sorted = root.querySelector<HTMLElement>('[data-sorted]');
  const sortedList = sorted?.querySelector('ul');
  const sortedHeading = sorted?.querySelector('h3');

  const arrange: CardList['arrange'] = (ids, heading) => {
    const shown = ids.flatMap((id) => byId.get(id) ?? []);
    const isSorted = heading !== undefined && Boolean(sortedList);
    sorted?.toggleAttribute('hidden', !isSorted || shown.length === 0);
    if (isSorted && sortedList) fill(sortedList, shown);
    if (sorted) markFew(sorted, shown.length, cards.length);
    if (isSorted && sortedHeading) sortedHeading.textContent = heading;

    const grouped = isSorted ? [] : shown;
    for (const { list, show } of groups) {
      const own = grouped.filter((card) => card.list === list);
      fill(list, own);
      show(own.length);
    }
    const sections = new Set(grouped.flatMap(({ list }) => list.closest('section') ?? []));
    moveToFront(root, [...sections]);
  };
  return { cards, arrange };
}

/** A list of a section. An empty one hides the section and its link. A complete one ends with its tile. */
function readGroup(list: HTMLElement, formatFound: FormatFound) {
  const section = list.closest('section');
  const link = section && document.querySelector(`a[href="#${section.id}"]`)?.closest('li');
  const counted = section?.querySelector<HTMLElement>('[data-count]');
  const whole = counted?.dataset.count ?? '';
  const tile = list.querySelector('[data-tile]');
  const total = list.childElementCount - (tile ? 1 : 0);
  const show = (count: number) => {
    tile?.toggleAttribute('hidden', count < total);
    for (const node of [section, link]) node?.toggleAttribute('hidden', count === 0);
    if (section) markFew(section, count, total);
    if (counted) counted.textContent = count === total ? whole : formatFound(count, total);
  };
  return { list, show };
}

/** Shows a section's count if some of its cards are hidden. */
function markFew(section: HTMLElement, count: number, total: number): void {
  if (count < total) section.dataset.few = String(count);
  else delete section.dataset.few;
}

/** Shows these cards in a list, in their order, and hides its others. */
function fill(list: HTMLElement, cards: readonly Card[]): void {
  const items = cards.map(({ item }) => item);
  const wanted = new Set<Element>(items);
  moveToFront(list, items);
  for (const item of list.children) item.toggleAttribute('hidden', !wanted.has(item));
}

/** Moves nodes to the front of their parent in this order, unless they are in this order. */
function moveToFront(parent: Element, nodes: readonly Element[]): void {
  const wanted = new Set(nodes);
  const standing = [...parent.children].filter((node) => wanted.has(node));
  if (nodes.every((node, at) => standing[at] === node)) return;
  const moved = new DocumentFragment();
  moved.append(...nodes);
  parent.prepend(moved);
}
