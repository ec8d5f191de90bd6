/** A product's card: its names, and the list item that is shown, hidden and moved. */
interface Card {
  id: string;
  name: string;
  otherName: string;
  item: HTMLElement;
  list: HTMLElement;
}

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

/** The cards below a node, in the order of the page. */
function readCards(root: ParentNode): Card[] {
  return [...root.querySelectorAll('[id^=product-]')].flatMap((card) => {
    const item = card.closest('li');
    const list = item?.parentElement;
    if (!item || !list) return [];
    const [name = '', otherName = ''] = listTexts(card.querySelector('h2, h3, h4') ?? card);
    return [{ id: card.id.slice('product-'.length), name, otherName, item, list }];
  });
}

function listTexts(node: Node): string[] {
  if (node instanceof Text) return node.data.trim() ? [node.data.trim()] : [];
  return [...node.childNodes].flatMap(listTexts);
}

/** A list of a section. An empty one hides the section and its link. */
function readGroup(list: HTMLElement, formatFound: FormatFound) {
  const section = list.closest('section');
  const link = section && document.querySelector(`a[href="#${section.id}"]`)?.closest('li');
  const counted = section?.querySelector<HTMLElement>('[data-count]');
  const whole = counted?.dataset.count ?? '';
  const total = list.childElementCount;
  const show = (count: number) => {
    for (const node of [section, link]) node?.toggleAttribute('hidden', count === 0);
    if (counted) counted.textContent = count === total ? whole : formatFound(count, total);
  };
  return { list, show };
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
