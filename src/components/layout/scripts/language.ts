/**
 * The links to the other languages keep the search and the place on the page. Where the browser asks first for one of
 * them, the page says once that it is there; nothing is chosen for the reader.
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
