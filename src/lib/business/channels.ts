import { site } from '~/config/site';
import type { SendChannel } from '~/domain/message-link';
import { readColour } from '~/lib/seo/palette';
import { hashedFile } from '../build/hashed-file';
import { drawIcon } from '../pictures/icon';

/** Lists the channels of messages for a page whose email goes to this address. */
export const listChannels = (email: string): SendChannel[] =>
  site.channels.map((channel) => ({ ...channel, to: channel.to ?? email, icon: joinPaths(channel.icon) }));

/**
 * Joins the paths of an icon to one.
 * @throws Error if it has other shapes
 */
export function joinPaths(icon: string): string {
  const shapes = drawIcon(icon);
  const paths = Array.from(shapes.matchAll(/<path d="([^"]+)"/g), ([, path]) => path);
  if (shapes.split('<').length - 1 !== paths.length)
    throw new Error(`src/config/site.ts: the icon '${icon}' of a channel has more than paths`);
  // A relative start would continue from the path before.
  return paths.join('M0 0');
}

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
