import { readLocale } from '~/config/locales';
import { groupDigits, writeNumerals } from '~/domain/numerals';
import { fewestGuests, mostGuests, readGuests } from '~/domain/recipe-amount';
import { type Handlers, listControls } from '~/islands/start-on-touch';
import { syncSearch } from '../finder/sync-search';
import { showPacks } from './pack-list';

/** Lists the packs for the guests and the ticked dishes of the form. Keeps both in the URL. */
export function start(form: HTMLElement): Handlers {
  const packs = form.querySelector<HTMLElement>('[data-packs]');
  const field = form.querySelector('input');
  const empty = form.querySelector('[data-empty]');
  const kitchen = form.querySelector<HTMLElement>('[data-kitchen]');
  if (!packs || !field || !empty || !kitchen) throw new Error('the form of the feast lacks a part');
  const locale = readLocale();
  const [hint = '', range = ''] = [empty.textContent, form.querySelector('.hint')?.textContent];
  const handlers = syncSearch(listControls('[data-feast]'), (search) => {
    const guests = readGuests(search.get('guests') ?? '') ?? 0;
    const isValid = guests >= fewestGuests;
    const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=dish]:checked')];
    const dishes = boxes.flatMap(({ labels }) => labels?.[0] ?? []);
    field.setAttribute('aria-invalid', String(!isValid));
    for (const button of form.querySelectorAll<HTMLElement>('[data-guests]'))
      button.setAttribute('aria-pressed', String(Number(button.dataset.guests) === guests));
    showPacks(packs, dishes, isValid ? guests : 0);
    const prompt = isValid ? hint : `${field.labels?.[0]?.textContent}: ${range}`;
    empty.textContent = packs.hidden ? prompt : '';
    const links = boxes.flatMap(({ value, labels }) => {
      const textContent = labels?.[0]?.textContent.trim() ?? '';
      const href = `${kitchen.dataset.kitchen}?guests=${guests}#cook-${value}`;
      return [Object.assign(document.createElement('a'), { textContent, href }), ' '];
    });
    kitchen.querySelector('span')?.replaceChildren(...links);
  });
  return {
    ...handlers,
    click({ target }) {
      if (!(target instanceof Element)) return;
      const { step = 0, guests } = target.closest('button')?.dataset ?? {};
      if (!step && !guests) return;
      const count = Number(guests ?? (readGuests(field.value) ?? 0) + Number(step));
      const written = groupDigits(Math.min(Math.max(count, fewestGuests), mostGuests), locale);
      field.value = writeNumerals(written, locale);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
