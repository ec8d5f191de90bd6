/**
 * Fetches a page when somebody is about to open it. By `fetch`: Firefox holds a `<link rel=prefetch>` against
 * `default-src 'none'` of the page's policy.
 */
import { dashboardFolder } from '~/config/address';

const done = new Set([location.pathname]);
const prefetch = (event: Event) => {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
  if (!link || `${link.pathname}/`.startsWith(dashboardFolder) || done.has(link.pathname)) return;
  done.add(link.pathname);
  // Read to its end, so that it is stored. One that does not come is missed by nobody.
  void fetch(link.pathname, { priority: 'low' })
    .then((page) => page.text())
    .catch(() => {});
};
for (const type of ['pointerover', 'touchstart', 'focusin'])
  document.addEventListener(type, prefetch, { passive: true });
