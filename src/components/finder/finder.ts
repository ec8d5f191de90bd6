import { interpolate } from '~/config/messages/interpolate';
import { readCriteria } from '~/domain/search/criteria';
import type { FinderFile } from '~/domain/search/filter';
import { applyCriteria } from '~/domain/search/filter';
import { buildIndex, search as rank } from '~/domain/search/match';
import { type Handlers, listControls } from '~/islands/start-on-touch';
import { readList } from './list';
import { readOutcome } from './outcome';
import { syncSearch } from './sync-search';

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
