/** Lists of cards with the section they stand in, where they have one. */
export interface Group {
  node: HTMLElement;
  lists: HTMLElement[];
  section: HTMLElement | null;
  /** Says how many of its cards are shown; a section without any vanishes, and so does the link to it. */
  show: (count: number) => void;
}

/** @param tell phrase for a group of which only some cards are shown */
export function readGroup(node: HTMLElement, tell: (count: number, total: number) => string): Group {
  const section = node.closest('section');
  const lists = readLists(node);
  const jump = section && document.querySelector(`a[href="#${section.id}"]`)?.closest('li');
  const counted = section?.querySelector('[data-count]');
  const whole = counted?.textContent ?? '';
  const total = lists.reduce((sum, { childElementCount }) => sum + childElementCount, 0);
  const show = (count: number) => {
    for (const node of [section, jump]) node?.toggleAttribute('hidden', count === 0);
    if (count < total) section?.setAttribute('data-few', String(count));
    else section?.removeAttribute('data-few');
    if (counted) counted.textContent = count === total ? whole : tell(count, total);
  };
  return { node, lists, section, show };
}

/** The lists right below a node. */
export function readLists(node: Element): HTMLElement[] {
  return [...node.children].filter((child): child is HTMLElement => child instanceof HTMLUListElement);
}
