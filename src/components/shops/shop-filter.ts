import { syncSearch } from '~/components/finder/sync-search';
import { readLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { cleanText } from '~/domain/clean-text';
import { makeDistrictSearch, type Place } from '~/domain/district-search';
import { fillControls, type Handlers, listControls } from '~/islands/start-on-touch';

/** Filters the list of shops by the place typed in the field. Keeps that place in the URL. */
export function start(form: HTMLElement, places: readonly Place[]): Handlers {
  const controls = listControls('[data-near]');
  const page = form.closest<HTMLElement>('[data-page]');
  const status = form.querySelector('[data-answer]');
  const phoneLink = form.querySelector('[data-phone]');
  const clear = form.querySelector<HTMLElement>('[data-clear]');
  if (!page || !status) throw new Error('the search for shops lacks a part');
  const districts = [...page.querySelectorAll<HTMLElement>('[data-district]')];
  const provinces = [...page.querySelectorAll<HTMLElement>('[data-province]')];
  const findDistricts = makeDistrictSearch(places, new Set(districts.map(({ id }) => id)));
  const { found = '', noneInDistrict = '', noneInProvince = '', unknown = '' } = form.dataset;
  const nameOf = ({ name, translations }: Place) => translations[readLocale()] ?? name;

  const show = (search: URLSearchParams) => {
    const query = cleanText(search.get('near') ?? '');
    const result = findDistricts(query);
    const ids = 'districts' in result ? result.districts : [];
    const shown = districts.filter(({ id }) => ids.length === 0 || ids.includes(id));
    for (const district of districts) district.hidden = !shown.includes(district);
    for (const province of provinces)
      province.hidden = !shown.some((district) => province.contains(district));
    page.toggleAttribute('data-filtered', ids.length > 0);
    phoneLink?.toggleAttribute('hidden', result.kind !== 'none');
    clear?.toggleAttribute('hidden', query === '');
    const count = shown.reduce((sum, district) => sum + district.querySelectorAll('article').length, 0);
    const texts = {
      all: () => '',
      unknown: () => interpolate(unknown, { query }),
      found: () => interpolate(found, { query, count }),
      none: () =>
        result.kind === 'none'
          ? interpolate(ids.length > 0 ? noneInDistrict : noneInProvince, {
              district: nameOf(result.place),
              province: nameOf(result.province),
            })
          : '',
    };
    status.textContent = texts[result.kind]();
  };

  const handlers = syncSearch(controls, show);
  // Shows all shops if a link leads to a hidden one. Clears the URL, so that Back does not filter the list again.
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link) return;
    if (document.getElementById(link.hash.slice(1))?.closest('[hidden]')) {
      handlers.change();
      history.replaceState(null, '', location.pathname);
      fillControls(controls, new URLSearchParams());
      show(new URLSearchParams());
    }
  });
  return handlers;
}
