/** A list of cards with the section it stands in, where it has one. */
export interface Group {
  list: HTMLElement;
  section: HTMLElement | null;
  /** Says how many of its cards are shown; a section without any vanishes, and so does the link to it. */
  show: (count: number) => void;
}

/** @param tell phrase for a group of which only some cards are shown */
export function readGroup(list: HTMLElement, tell: (count: number, total: number) => string): Group {
  const section = list.closest('section');
  const jump = section && document.querySelector(`a[href="#${section.id}"]`)?.closest('li');
  const counted = section?.querySelector('[data-count]');
  const whole = counted?.textContent ?? '';
  const total = list.childElementCount;
  const show = (count: number) => {
    for (const node of [section, jump]) node?.toggleAttribute('hidden', count === 0);
    if (count < total) section?.setAttribute('data-few', String(count));
    else section?.removeAttribute('data-few');
    if (counted) counted.textContent = count === total ? whole : tell(count, total);
  };
  return { list, section, show };
}
