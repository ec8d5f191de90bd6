import { readLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { choosePacks, type SpiceOffer } from '~/domain/cheapest-packs';
import { packKey, writeListHash } from '~/domain/order/list';
import { formatWeight, packLabel } from '~/domain/pack-name';
import { formatSum } from '~/domain/price';

/** Lists the packs that some dishes need. Hides the list without guests. Dishes have the grams of their servings. */
export function showPacks(list: HTMLElement, dishes: readonly HTMLElement[], guests: number): void {
  const locale = readLocale();
  const { line = '', cartons = '', weights = '', sum = '', none = '' } = list.dataset;
  const spices: SpiceOffer[] = JSON.parse(list.closest<HTMLElement>('[data-spices]')?.dataset.spices ?? '[]');
  const needs = new Map<string, number>();
  for (const { dataset } of dishes)
    for (const [id, grams] of new URLSearchParams(dataset.grams))
      needs.set(id, (needs.get(id) ?? 0) + (Number(grams) * guests) / Number(dataset.serves));

  const rows = spices.flatMap(({ id, title, packs }) => {
    // Sums of decimals are inexact: 0.7 × 3 is 2.0999999999999996.
    const need = Math.ceil(Number((needs.get(id) ?? 0).toFixed(3)));
    return need > 0 ? [{ id, title, need, ...choosePacks(need, packs) }] : [];
  });
  const items = rows.map(({ title, need, chosen, sum = 0, spare = 0 }) => {
    const item = document.createElement('li');
    const add = (tag: string, text: string, className = '') =>
      item.append(Object.assign(document.createElement(tag), { textContent: text, className }), ' ');
    add('b', title);
    add('b', chosen ? formatSum(sum, locale) : '');
    const lines = chosen?.map(({ pack, ...counts }) =>
      interpolate(counts.cartons > 0 ? cartons : line, { ...counts, size: packLabel(pack, locale) }),
    );
    add('span', lines?.join(' + ') ?? none);
    const texts = { need: formatWeight(need, locale), spare: formatWeight(spare, locale) };
    add('span', chosen ? interpolate(weights, texts) : texts.need, 'note');
    return item;
  });
  list.hidden = guests === 0 || rows.length === 0;
  list.querySelector('ul')?.replaceChildren(...items);
  const total = formatSum(Number(rows.reduce((all, { sum = 0 }) => all + sum, 0).toFixed(2)), locale);
  const status = list.querySelector('[role=status]');
  if (status) status.textContent = interpolate(sum, { sum: total, count: guests });
  const link = list.querySelector('a');
  const kept = rows.flatMap(({ id, chosen = [] }) =>
    chosen.map(({ pack, quantity }) => ({ pack: packKey({ number: id, ...pack }), quantity })),
  );
  if (link) link.hash = writeListHash(kept);
}
