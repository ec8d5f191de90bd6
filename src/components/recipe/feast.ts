import { fewestGuests, readGuests } from '~/domain/recipe-amount';
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
  const [hint = '', range = ''] = [empty.textContent, form.querySelector('.hint')?.textContent];
  return syncSearch(listControls('[data-feast]'), (search) => {
    const guests = readGuests(search.get('guests') ?? '') ?? 0;
    const isValid = guests >= fewestGuests;
    const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=dish]:checked')];
    const dishes = boxes.flatMap(({ labels }) => labels?.[0] ?? []);
    field.setAttribute('aria-invalid', String(!isValid));
    showPacks(packs, dishes, isValid ? guests : 0);
    const prompt = isValid ? hint : `${field.labels?.[0]?.textContent}: ${range}`;
    empty.textContent = packs.hidden ? prompt : '';
    const links = boxes.flatMap(({ value, labels }) => {
      const textContent = labels?.[0]?.textContent ?? '';
      const href = `${kitchen.dataset.kitchen}?guests=${guests}#cook-${value}`;
      return [Object.assign(document.createElement('a'), { textContent, href }), ' '];
    });
    kitchen.querySelector('span')?.replaceChildren(...links);
  });
}
