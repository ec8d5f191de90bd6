/** The link of the page already shown scrolls up instead of reloading; so does the button, whose address is `#top`. */
export {};

/** A static host serves one page as `/blog`, `/blog/` and `/blog/index.html`. */
const pageOf = ({ href }: { href: string }) => href.replace(/\/(index\.html)?(?=[?#]|$)|#.*/g, '');

const toTop = document.querySelector('[data-scroll-top]');

/**
 * The button shows past 300 px, but gives way to a control that it would cover. It is tried at points that
 * stand closer than any control is small, and after a frame: what has just come into view cannot be hit before.
 */
const update = () =>
  setTimeout(() => {
    if (!toTop) return;
    let isShown = scrollY > 300;
    const { left, top } = toTop.getBoundingClientRect();
    for (let x = 0; x < 49; x += 16)
      for (let y = 0; y < 49; y += 16)
        isShown &&= !document
          .elementsFromPoint(left + x, top + y)
          .some((element) => element.closest('a:not([data-scroll-top]),:enabled,:disabled,summary,label'));
    toTop.toggleAttribute('data-shown', isShown);
  });

// At the end of a scroll where browsers tell it: to look takes a slow phone 10 ms of a frame in a long list.
addEventListener('onscrollend' in window ? 'scrollend' : 'scroll', update);
// The page also changes without a scroll: parts are laid out late, answers open, windows are turned. It tells once at the
// start too, where somebody has scrolled before this script came, or follows a link into the page.
new ResizeObserver(() => scrollY > 300 && update()).observe(document.body);

document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target) return;
  if (!['', '#top'].includes(link.hash) || pageOf(link) !== pageOf(location)) return;
  event.preventDefault();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
});
