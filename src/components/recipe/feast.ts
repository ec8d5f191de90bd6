import { fewestGuests, mostGuests, readGuests } from '~/domain/recipe-amount';
import { type Handlers, listControls } from '~/islands/start-on-touch';
import { syncSearch } from '../finder/sync-search';
import { showPacks } from './pack-list';

/** Lists the packs for the guests and the ticked dishes of the form. Keeps both in the URL. */
export function start(form: HTMLElement): Handlers {
  const packs = form.querySelector<HTMLElement>('[data-packs]');
  const field = form.querySelector('input');
  const empty = form.querySelector<HTMLElement>('[data-empty]');
  if (!packs || !field || !empty) throw new Error('the form of the feast lacks a part');
  const [hint = '', range = ''] = [empty.textContent, form.querySelector('.hint')?.textContent];
  return syncSearch(listControls('[data-feast]'), (search) => {
    const guests = readGuests(search.get('guests') ?? '') ?? 0;
    const isValid = guests >= fewestGuests && guests <= mostGuests;
    const dishes = [...form.querySelectorAll<HTMLElement>('[data-grams]')];
    const chosen = dishes.filter((dish) => dish.querySelector('input')?.checked);
    field.setAttribute('aria-invalid', String(!isValid));
    showPacks(packs, chosen, isValid ? guests : 0);
    empty.textContent = isValid
      ? chosen.length > 0
        ? ''
        : hint
      : `${field.labels?.[0]?.textContent}: ${range}`;
    for (const dish of dishes) {
      const link = dish.querySelector('a');
      if (link) link.search = isValid ? `guests=${guests}` : '';
    }
  });
}
