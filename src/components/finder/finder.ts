import { readLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { writeNumerals } from '~/domain/numerals';
import { readCriteria } from '~/domain/search/criteria';
import type { FinderFile } from '~/domain/search/filter';
import { applyCriteria } from '~/domain/search/filter';
import { buildIndex, search as rank } from '~/domain/search/match';
import { type Handlers, listControls } from '~/islands/start-on-touch';
import { readList } from './list';
import { syncSearch } from './sync-search';

/** Milliseconds after which typing counts as paused. */
const pause = 700;

/** Filters and sorts the cards by the finder's fields, and keeps the URL in sync. */
export function start(finder: HTMLElement, { records, labels }: FinderFile): Handlers {
  const root = document.querySelector<HTMLElement>('[data-cards]');
  if (!root) throw new Error('the finder has no cards');
  const { found = '', language = '' } = finder.dataset;
  const formatFound = (count: number, total: number) => interpolate(found, { count, total });

  const { cards, arrange } = readList(root, formatFound);
  const byId = new Map(records.map((record) => [record.id, record]));
  const products = cards.flatMap(({ id, name, otherName }) => {
    const record = byId.get(id);
    return record ? [{ ...record, name, nepali: otherName }] : [];
  });
  const index = buildIndex(products, labels);
  const show = readOutcome(finder, products.length, formatFound);
  const sort = finder.querySelector<HTMLSelectElement>('[name=sort]');

  return syncSearch(listControls('[data-finder]'), (search) => {
    const criteria = readCriteria(search);
    const ids = applyCriteria(products, index, criteria, language);
    const isGrouped = criteria.sort === undefined || criteria.sort === 'catalogue';
    arrange(ids, isGrouped ? undefined : sort?.selectedOptions[0]?.text);
    const category = ids.length > 0 ? '' : rank(index, criteria.query)[0];
    show({ count: ids.length, query: criteria.query, category, search });
  });
}

interface Found {
  count: number;
  query: string;
  /** The category nearest to something unsold. */
  category?: string | undefined;
  /** The criteria as URL parameters. */
  search: URLSearchParams;
}

/**
 * Shows the number of products, or suggestions if there are none. Announces it when typing pauses.
 * @param formatFound formats the count if only some products are shown
 */
export function readOutcome(
  finder: HTMLElement,
  total: number,
  formatFound: (count: number, total: number) => string,
): (found: Found) => void {
  const find = (name: string) => finder.querySelector<HTMLElement>(`[data-${name}]`);
  const counted = find('count');
  const spoken = find('spoken');
  const none = find('none');
  const reason = find('reason');
  const chosen = find('chosen');
  const clears = finder.querySelectorAll('[data-clear]');
  const shower = find('show');
  const elsewhere = finder.querySelector<HTMLAnchorElement>('[data-elsewhere]');
  const whole = counted?.dataset.count ?? '';
  const withoutQuery = none?.dataset.none ?? '';
  /** The link to the nearest category. */
  let near: HTMLElement | null = null;
  let timer = 0;

  return ({ count, query, category, search }) => {
    const text = count === total ? whole : formatFound(count, total);
    near?.toggleAttribute('hidden', true);
    near = find(`near="${category}"`);
    near?.toggleAttribute('hidden', false);
    const why = query ? interpolate((near ?? reason)?.dataset.reason ?? '', { query }) : withoutQuery;
    if (counted) counted.textContent = text;
    if (reason) reason.textContent = why;
    none?.toggleAttribute('hidden', count > 0);
    for (const clear of clears) clear.toggleAttribute('hidden', String(search) === '');
    if (shower) shower.textContent = interpolate(shower.dataset.show ?? '', { count });
    const filters = [...search.keys()].filter((name) => !['q', 'sort'].includes(name)).length;
    if (chosen) chosen.textContent = filters > 0 ? writeNumerals(filters, readLocale()) : '';
    if (elsewhere) elsewhere.search = search.toString();

    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (spoken) spoken.textContent = count > 0 ? text : why;
    }, pause);
  };
}
