/** The link of the page already shown scrolls up instead of reloading; so does the button (spec §2.1, §2.3). */
export {};

/** A static host serves one page as `/blog`, `/blog/` and `/blog/index.html`. */
const pageOf = (path: string) => path.replace(/\/(index\.html)?$/, '');

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const scrollToTop = () => scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' });

document.addEventListener('click', (event) => {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target) return;
  const isHere =
    link.origin === location.origin &&
    pageOf(link.pathname) === pageOf(location.pathname) &&
    link.search === location.search;
  if (!link.hasAttribute('data-scroll-top') && !(isHere && !link.hash)) return;
  event.preventDefault();
  scrollToTop();
});

const toTop = document.querySelector('[data-scroll-top]');
const mark = document.querySelector('#page-top');
if (toTop && mark)
  new IntersectionObserver(([entry]) => toTop.toggleAttribute('data-shown', !entry?.isIntersecting)).observe(
    mark,
  );
