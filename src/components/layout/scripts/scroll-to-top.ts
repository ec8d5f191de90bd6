/** Scrolls up instead of reloading if a link leads to the current page. The button's address is `#top`. */
export {};

/** A static host serves one page as `/blog`, `/blog/` and `/blog/index.html`. */
const pageOf = ({ href }: { href: string }) => href.replace(/\/(index\.html)?(?=[?#]|$)|#.*/g, '');

const button = document.querySelector('[data-scroll-top]');

/**
 * Shows the button after some scrolling, but not over a control. Tests points that are closer together than
 * the smallest control is wide. Waits a task, because hit tests miss elements that have just come into view.
 */
const updateButton = () =>
  setTimeout(() => {
    if (!button) return;
    let isShown = scrollY > 300;
    const { left, top } = button.getBoundingClientRect();
    for (let x = 0; x < 49; x += 16)
      for (let y = 0; y < 49; y += 16)
        isShown &&= !document
          .elementsFromPoint(left + x, top + y)
          .some((element) => element.closest('a:not([data-scroll-top]),:enabled,:disabled,summary,label'));
    button.toggleAttribute('data-shown', isShown);
  });

// At the end of a scroll if possible, because hit tests are slow in long lists.
addEventListener('onscrollend' in window ? 'scrollend' : 'scroll', updateButton);
// Also after layout changes without a scroll: late parts, opened answers, rotation. Runs once at the start,
// for pages scrolled before this script or opened at an anchor.
new ResizeObserver(() => scrollY > 300 && updateButton()).observe(document.body);

document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target) return;
  if (!['', '#top'].includes(link.hash) || pageOf(link) !== pageOf(location)) return;
  event.preventDefault();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
});
