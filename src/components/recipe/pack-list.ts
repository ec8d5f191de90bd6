import { readLocale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { choosePacks, type SpiceOffer } from '~/domain/cheapest-packs';
import { groupDigits } from '~/domain/numerals';
import { packKey, writeListHash } from '~/domain/order/list';
import { formatWeight, packLabel } from '~/domain/pack-name';
import { formatSum } from '~/domain/price';

/** Lists the packs that some dishes need. Hides the list without guests. Dishes have the grams of their servings. */
export function showPacks(list: HTMLElement, dishes: readonly HTMLElement[], guests: number): void {
  const locale = readLocale();
  const words: Messages['recipe']['packs'] = JSON.parse(list.dataset.packs ?? '{}');
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
    const lines = chosen?.map(({ pack, quantity, cartons }) => {
      const counts = { quantity, size: packLabel(pack, locale), cartons, carton: pack.carton ?? 0 };
      return interpolate(cartons > 0 ? words.cartons : words.line, counts);
    });
    add('span', lines?.join(' + ') ?? words.none);
    const texts = { need: formatWeight(need, locale), spare: formatWeight(spare, locale) };
    add('span', chosen ? interpolate(words.weights, texts) : texts.need, 'note');
    return item;
  });
  list.hidden = guests === 0 || rows.length === 0;
  list.querySelector('ul')?.replaceChildren(...items);
  const total = formatSum(Number(rows.reduce((all, { sum = 0 }) => all + sum, 0).toFixed(2)), locale);
  const texts = [total, interpolate(words.people, { count: groupDigits(guests, locale) })];
  for (const [index, part] of list.querySelectorAll('[role=status] > *').entries())
    part.textContent = texts[index] ?? '';
  const link = list.querySelector<HTMLAnchorElement>('.button');
  const kept = rows.flatMap(({ id, chosen = [] }) =>
    chosen.map(({ pack, quantity }) => ({ pack: packKey({ number: id, ...pack }), quantity })),
  );
  if (link) link.hash = writeListHash(kept);
}
