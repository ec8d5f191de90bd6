import { openAddress } from '~/components/finder/address';
import { interpolate } from '~/config/messages/interpolate';
import { makeNear, type Place } from '~/domain/near';

/** Filters the list of shops by the place in the field, which the address keeps. */
export function startNear(form: HTMLElement, field: HTMLInputElement, places: readonly Place[]): void {
  const page = form.closest<HTMLElement>('[data-page]');
  const answer = form.querySelector('[data-answer]');
  const own = form.querySelector('[data-own]');
  const clear = form.querySelector<HTMLElement>('[data-clear]');
  if (!page || !answer) return;
  const districts = [...page.querySelectorAll<HTMLElement>('[data-district]')];
  const provinces = [...page.querySelectorAll<HTMLElement>('[data-province]')];
  const find = makeNear(places, new Set(districts.map(({ id }) => id)));
  const { found = '', none = '', noneNear = '', unknown = '' } = form.dataset;
  const nameOf = ({ name, translations }: Place) => translations[document.documentElement.lang] ?? name;

  const show = () => {
    const query = field.value.trim();
    const near = find(query);
    const ids = 'districts' in near ? near.districts : [];
    const shown = districts.filter(({ id }) => ids.length === 0 || ids.includes(id));
    for (const district of districts) district.hidden = !shown.includes(district);
    for (const province of provinces)
      province.hidden = !shown.some((district) => province.contains(district));
    page.toggleAttribute('data-few', ids.length > 0);
    own?.toggleAttribute('hidden', near.kind !== 'none');
    clear?.toggleAttribute('hidden', query === '');
    const count = shown.reduce((sum, district) => sum + district.querySelectorAll('article').length, 0);
    const texts = {
      all: () => '',
      unknown: () => interpolate(unknown, { query }),
      found: () => interpolate(found, { query, count }),
      none: () =>
        near.kind === 'none'
          ? interpolate(ids.length > 0 ? none : noneNear, {
              district: nameOf(near.place),
              province: nameOf(near.province),
            })
          : '',
    };
    answer.textContent = texts[near.kind]();
  };

  const address = openAddress((search) => {
    field.value = search.get('near') ?? '';
    show();
  });
  const readField = () => new URLSearchParams(field.value.trim() && { near: field.value.trim() });

  let frame = 0;
  field.addEventListener('input', () => {
    address.type(readField());
    cancelAnimationFrame(frame);
    // Paints the typed letter before the list.
    frame = requestAnimationFrame(() => setTimeout(show));
  });
  field.addEventListener('change', address.settle);
  form.addEventListener('submit', () => {
    address.settle();
    if (matchMedia('(pointer: coarse)').matches) field.blur();
  });
  const showAll = () => {
    field.value = '';
    show();
  };
  clear?.addEventListener('click', () => {
    showAll();
    address.choose(readField());
    field.focus();
  });
  // A link to a hidden part shows everything. Its history entry must not filter the list again.
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link) return;
    if (document.getElementById(link.hash.slice(1))?.closest('[hidden]')) {
      address.settle();
      history.replaceState(null, '', location.pathname);
      showAll();
    }
  });
  show();
  // The address lacks text typed before this script ran.
  if (new URLSearchParams(location.search).get('near') !== field.value) address.type(readField());
}
