import { readLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { scaleName, scaleQuantity } from '~/domain/recipe-amount';

const most = 24;

/** Changes the number of servings of a recipe by a step, and its quantities with it. */
export function changeServings(recipe: HTMLElement, step: number): void {
  const counter = recipe.querySelector<HTMLElement>('[data-serves]');
  if (!counter) return;
  const { serves, shown = serves, phrase = '', amounts = '' } = counter.dataset;
  const count = Math.min(Math.max(Number(shown) + step, 1), most);
  const locale = readLocale();
  counter.dataset.shown = String(count);
  counter.textContent = interpolate(phrase, { count });
  const times = count / Number(serves);
  for (const text of recipe.querySelectorAll<HTMLElement>('[data-quantity]'))
    text.textContent = scaleQuantity(text.dataset.quantity ?? '', times, amounts.split(' '), locale);
  for (const text of recipe.querySelectorAll<HTMLElement>('[data-name]'))
    text.textContent = scaleName(text.dataset.name ?? '', times, locale);
  for (const button of recipe.querySelectorAll<HTMLElement>('[data-step]'))
    button.setAttribute('aria-disabled', String(count === (Number(button.dataset.step) < 0 ? 1 : most)));
  recipe.querySelector('[data-note]')?.toggleAttribute('hidden', count === Number(serves));
}
