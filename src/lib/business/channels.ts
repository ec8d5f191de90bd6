import { site } from '~/config/site';
import type { SendChannel } from '~/domain/message-link';
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
