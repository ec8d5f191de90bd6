/** Lists the pages that can be read offline. */
import { cachePrefix } from '~/config/worker';
import { readTitle } from './read-title';

const section = document.querySelector<HTMLElement>('[data-visited]');
const list = section?.querySelector('ul');

const show = async () => {
  const cache = await caches.open(`${cachePrefix}pages`);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const cached = await cache.match(request);
    if (!cached || !list || pathname === location.pathname) continue;
    const html = await cached.text();
    // A forwarding page has the title of its target.
    if (html.includes('http-equiv="refresh"')) continue;
    const link = document.createElement('a');
    link.href = pathname;
    link.textContent = readTitle(html) || pathname;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  if (section && list?.childElementCount) section.hidden = false;
};

if ('caches' in window) void show();
