import { readLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { groupDigits, writeNumerals } from '~/domain/numerals';
import { fewestGuests, mostGuests, readGuests } from '~/domain/recipe-amount';
import { scaleIngredient, scaleName } from '~/domain/scale-ingredient';
import { showPacks } from './pack-list';

/**
 * Scales a recipe to the number in its field, changed by a step. Lists its packs from eight guests on. If the field
 * has no such number, says so and keeps the last one.
 * @param step undefined while the user types, so that the field stays as typed
 */
export function changeServings(recipe: HTMLElement, step?: number): void {
  const counter = recipe.querySelector<HTMLElement>('[data-serves]');
  const field = recipe.querySelector('input');
  const packs = recipe.querySelector<HTMLElement>('[data-packs]');
  const fault = recipe.querySelector<HTMLElement>('[data-fault]');
  if (!counter || !field || !packs || !fault) return;
  const { serves, shown = serves, phrase = '', amounts = '' } = counter.dataset;
  const typed = readGuests(field.value);
  const isFault = !step && !typed && (step === 0 || field.value.trim() !== '');
  const count = Math.min(Math.max((typed ?? Number(shown)) + (step ?? 0), 1), mostGuests);
  const locale = readLocale();
  const written = groupDigits(count, locale);
  if (step !== undefined && !isFault) field.value = writeNumerals(written, locale);
  field.setAttribute('aria-invalid', String(isFault));
  fault.textContent = isFault ? interpolate(fault.dataset.fault ?? '', { count: written }) : '';
  counter.dataset.shown = String(count);
  counter.textContent = interpolate(phrase, { count: written });
  const times = count / Number(serves);
  const words = amounts.split(' ');
  for (const item of recipe.querySelectorAll<HTMLElement>('[data-ingredient]')) {
    const { ingredient, grams } = item.dataset;
    const [quantity, name] = item.querySelectorAll<HTMLElement>('[data-quantity], [data-name]');
    const uses = [...recipe.querySelectorAll<HTMLElement>(`[data-of="${ingredient}"]`)];
    const scaled = scaleIngredient(
      {
        quantity: quantity?.dataset.quantity ?? '',
        grams: grams === undefined ? undefined : Number(grams),
        uses: uses.map(({ dataset }) => dataset.quantity ?? ''),
      },
      times,
      words,
      locale,
    );
    if (quantity) quantity.textContent = scaled.quantity;
    if (name) name.textContent = scaleName(name.dataset.name ?? '', times, scaled.isMany, locale);
    for (const [index, use] of uses.entries()) use.textContent = scaled.uses[index] ?? '';
  }
  for (const text of recipe.querySelectorAll<HTMLElement>('ol [data-quantity]:not([data-of])'))
    text.textContent = scaleIngredient(
      { quantity: text.dataset.quantity ?? '' },
      times,
      words,
      locale,
    ).quantity;
  for (const button of recipe.querySelectorAll<HTMLElement>('[data-step]'))
    button.setAttribute(
      'aria-disabled',
      String(count === (Number(button.dataset.step) < 0 ? 1 : mostGuests)),
    );
  recipe.querySelector('[data-note]')?.toggleAttribute('hidden', count === Number(serves));
  showPacks(packs, [recipe], count < fewestGuests ? 0 : count);
  recipe.querySelector('[data-smallest]')?.toggleAttribute('hidden', !packs.hidden);
}
