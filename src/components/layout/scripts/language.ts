/**
 * Keeps the query and the hash in links to other languages. If the browser prefers one of them, the page
 * offers it once and never switches by itself.
 */
import { whenIdle } from './when-idle';

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
  link.onpointerdown = link.onclick = () => {
    link.search = location.search;
    link.hash = location.hash;
  };

const [language] = navigator.language.split('-');
const wanted = document.querySelector(`a[hreflang="${language}"]:not([data-offer])`);
if (wanted) whenIdle(() => import('./offer-language'));
