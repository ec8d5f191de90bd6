/**
 * Prefetches a page that the user is about to open. Uses `fetch`, because Firefox blocks `<link
 * rel=prefetch>` under `default-src 'none'`.
 */
import { dashboardFolder } from '~/config/base';

const prefetched = new Set([location.pathname]);
const prefetch = (event: Event) => {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
  if (!link || `${link.pathname}/`.startsWith(dashboardFolder) || prefetched.has(link.pathname)) return;
  prefetched.add(link.pathname);
  // Reads the whole response, so that it is cached. Ignores failures.
  void fetch(link.pathname, { priority: 'low' })
    .then((page) => page.text())
    .catch(() => {});
};
for (const type of ['pointerover', 'touchstart', 'focusin'])
  document.addEventListener(type, prefetch, { passive: true });
