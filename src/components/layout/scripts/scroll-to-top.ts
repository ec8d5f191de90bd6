/** Scrolls up instead of reloading if a link leads to the current page. The button's link is `#top`. */
export {};

/** A static host serves one page as `/blog`, `/blog/` and `/blog/index.html`. */
const pageOf = ({ href }: { href: string }) => href.replace(/\/(index\.html)?(?=[?#]|$)|#.*/g, '');

const button = document.querySelector('[data-scroll-top]');

const updateButton = () => button?.toggleAttribute('data-shown', scrollY > 300);

addEventListener('scroll', updateButton, { passive: true });
// For pages that were scrolled before this script. In a frame, which lays the page out anyway.
requestAnimationFrame(updateButton);

document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target) return;
  if (!['', '#top'].includes(link.hash) || pageOf(link) !== pageOf(location)) return;
  event.preventDefault();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
});
