import { locales } from '~/config/locales';
import { site } from '~/config/site';
import { readRows } from '~/lib/content/read';
import { readColour } from '~/lib/seo/palette';
import { hashedFile } from './hashed-file';
import { drawIcon } from './icon';

/** Icons below the fold, which the content names, in one file. `ui/SharedIcon.astro` shows them. */
export async function makeIconFile() {
  const tables = (['tiles', 'benefits'] as const).flatMap((name) =>
    locales.map((locale) => readRows(name, locale)),
  );
  const rows = (await Promise.all<{ icon: string }[]>(tables)).flat();
  const names = new Set(rows.map(({ icon }) => icon));
  const symbols = [...names].map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawIcon(name)}</symbol>`,
  );
  // Not laid out by itself: that delays the next frame of a slow phone by 10 ms. What is shown of it is a copy.
  const file = `<svg xmlns="http://www.w3.org/2000/svg" display="none">${symbols.join('')}</svg>`;
  return hashedFile('icons', 'svg', file);
}

/**
 * The icons of the social networks in a row, each in the middle of a square, as a picture for the top bar in its one text
 * colour. Phones neither show nor, as it is lazy, fetch it. In the page the icons would take 0.2 KB.
 */
export function drawNetworks() {
  const icons = site.social.map(
    ({ icon }, index) => `<g transform="translate(${48 * index + 12} 12)">${drawIcon(icon)}</g>`,
  );
  const stroke = `fill="none" stroke="${readColour('cream')}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"`;
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${48 * icons.length} 48" ${stroke}>${icons.join('')}</svg>`;
  return hashedFile('networks', 'svg', file);
}
