import { interpolate } from '~/config/messages/interpolate';
import { cleanText } from '~/domain/clean-text';
import type { FinderFile } from '~/domain/search/filter';
import { buildIndex, search } from '~/domain/search/match';
import type { Handlers } from '~/islands/start-on-touch';

/** Shows only the rows of the price list that match the field, and announces their number. */
export function start(field: HTMLInputElement, { records, labels }: FinderFile): Handlers {
  const status = document.querySelector<HTMLElement>('[data-found]');
  if (!status) throw new Error('the price list has no place for the number of rows');
  const all = [...document.querySelectorAll<HTMLElement>('tr[data-number]')];
  const rows = new Map(all.map((row) => [row.dataset.number ?? '', row]));
  const textOf = (id: string, part: string) =>
    rows.get(id)?.querySelector(`th ${part}`)?.textContent?.trim() ?? '';
  const index = buildIndex(
    records.map((record) => ({
      ...record,
      name: textOf(record.id, 'a'),
      nepali: textOf(record.id, '[lang]'),
    })),
    labels,
  );

  const filter = () => {
    const query = cleanText(field.value);
    const found = new Set(search(index, query));
    for (const [id, row] of rows) row.toggleAttribute('hidden', !found.has(id));
    for (const table of document.querySelectorAll('table')) {
      table.hidden = !table.querySelector('[data-item]:not([hidden])');
      document.querySelector(`nav [href="#${table.id}"]`)?.toggleAttribute('hidden', table.hidden);
    }
    const { found: counted = '', none = '' } = status.dataset;
    const phrase = found.size > 0 ? counted : none;
    status.textContent = query ? interpolate(phrase, { count: found.size, total: rows.size, query }) : '';
    // A shorter list may end above the viewport.
    if (status.getBoundingClientRect().top < 0) status.scrollIntoView({ behavior: 'instant' });
  };
  return { input: filter };
}
