import { readLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { cleanListName, keepList, mostLists } from '~/domain/order/kept-lists';
import { type ListItem, packKey } from '~/domain/order/list';
import { readSizes } from '~/domain/pack';
import { formatPrice } from '~/domain/price';
import { changeLists, loadLists } from '~/islands/order/list-storage';
import { suggestName } from '~/islands/order/suggest-name';
import { nameOf } from './stepper';

interface ChosenPack {
  pack: HTMLElement;
  price: number;
  quantity: number;
}

function toItem({ pack, price, quantity }: ChosenPack): ListItem {
  const size = pack.dataset.pack ?? '';
  const number = pack.closest<HTMLElement>('[data-number]')?.dataset.number ?? '';
  const [grams] = size === formatPrice(price) ? [] : readSizes(size);
  return {
    pack: packKey({ number, price, ...(grams !== undefined && { grams }) }),
    quantity,
    name: nameOf(pack),
    price,
  };
}

/**
 * Opens the form that keeps the order sheet as a list.
 * @param listChosen called when the form is submitted
 */
export function openKeepForm(form: HTMLFormElement, listChosen: () => readonly ChosenPack[]): void {
  const { dataset } = form;
  const field = form.querySelector('input');
  const said = form.querySelector<HTMLElement>('[role=status]');
  const parts = form.querySelectorAll<HTMLElement>('[data-fields], a');
  if (!field || !said) throw new Error('the form for a name lacks a part');
  const show = (isKept: boolean, text: string) => {
    for (const part of parts) part.hidden = isKept !== part instanceof HTMLAnchorElement;
    said.textContent = text;
  };

  form.onsubmit = (event) => {
    event.preventDefault();
    const name = cleanListName(field.value);
    if (!name) return field.focus();
    const fault = changeLists((lists) => keepList(lists, { name, items: listChosen().map(toItem) }));
    const phrase = fault ? dataset[fault] : dataset.kept;
    show(!fault, interpolate(phrase ?? '', { name, most: mostLists }));
  };
  form.hidden = false;
  show(false, '');
  const locale = readLocale();
  field.value = suggestName(
    loadLists().lists,
    dataset.name ?? '',
    locale,
    JSON.parse(dataset.years ?? 'null') ?? undefined,
  );
  field.focus();
  field.select();
}
