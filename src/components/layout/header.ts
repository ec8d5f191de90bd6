/** What HTML alone cannot do for the header: a modal drawer, a dismissible dropdown, no needless reload. */

const dialog = document.querySelector<HTMLDialogElement>('#drawer');
const opener = document.querySelector<HTMLButtonElement>('[data-drawer-open]');
const closer = document.querySelector<HTMLButtonElement>('[data-drawer-close]');

if (dialog && opener && closer) {
  opener.addEventListener('click', (event) => {
    event.preventDefault();
    if (dialog.matches(':popover-open')) dialog.hidePopover();
    if (!dialog.open) dialog.showModal();
  });
  closer.addEventListener('click', (event) => {
    if (!dialog.open) return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target !== dialog && !target.closest('a')) return;
    if (dialog.open) dialog.close();
    else dialog.hidePopover();
  });
  matchMedia('(min-width: 1024px)').addEventListener('change', () => dialog.open && dialog.close());
}

const toggle = document.querySelector<HTMLButtonElement>('[data-menu-toggle]');
const group = toggle?.parentElement;

if (toggle && group) {
  const links = [...group.querySelectorAll<HTMLAnchorElement>('#products-menu a')];
  const setOpen = (open: boolean) => {
    toggle.setAttribute('aria-expanded', String(open));
    group.toggleAttribute('data-dismissed', !open);
  };
  const reset = () => {
    toggle.setAttribute('aria-expanded', 'false');
    group.removeAttribute('data-dismissed');
  };
  toggle.addEventListener('click', () => setOpen(toggle.getAttribute('aria-expanded') !== 'true'));
  group.addEventListener('pointerleave', reset);
  group.addEventListener('focusout', (event) => {
    if (!group.contains(event.relatedTarget as Node | null)) reset();
  });
  group.addEventListener('keydown', (event) => {
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'Escape') {
      setOpen(false);
      if (at >= 0) toggle.focus();
    } else if (event.key === 'ArrowDown' || (event.key === 'ArrowUp' && at > 0)) {
      event.preventDefault();
      setOpen(true);
      links[event.key === 'ArrowUp' ? at - 1 : Math.min(at + 1, links.length - 1)]?.focus();
    }
  });
}

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
    link.origin === location.origin && link.pathname === location.pathname && link.search === location.search;
  if (!link.hasAttribute('data-scroll-top') && !(isHere && !link.hash)) return;
  event.preventDefault();
  scrollToTop();
});

const toTop = document.querySelector('[data-scroll-top]');
const mark = document.querySelector('#page-top');
if (toTop && mark)
  new IntersectionObserver(([entry]) => toTop.toggleAttribute('data-hidden', entry?.isIntersecting)).observe(
    mark,
  );
