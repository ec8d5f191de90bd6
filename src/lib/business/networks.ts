import { site } from '~/config/site';
import { readColour } from '~/lib/seo/palette';
import { hashedFile } from '../build/hashed-file';
import { drawIcon } from '../pictures/icon';

/**
 * Draws the social networks' icons as one picture, each centred in a square. The top bar shows it in its
 * single text colour. Phones hide it and never fetch it, because it is lazy. Inline icons would enlarge every
 * page.
 */
export function drawNetworks() {
  const icons = site.social.map(
    ({ icon }, index) => `<g transform="translate(${48 * index + 12} 12)">${drawIcon(icon)}</g>`,
  );
  const stroke = `fill="none" stroke="${readColour('cream')}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"`;
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${48 * icons.length} 48" ${stroke}>${icons.join('')}</svg>`;
  return hashedFile('networks', 'svg', file);
}
