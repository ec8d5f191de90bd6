/** The products menu by mouse, touch and keys. `aria-expanded` alone shows its panel once this script runs. */
export {};

const toggle = document.querySelector<HTMLButtonElement>('[data-menu-toggle]');
const group = toggle?.parentElement;
const panel = document.querySelector<HTMLElement>('#products-menu');

/** Links to move the focus by, for each key. */
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

if (toggle && group && panel) {
  const links = [...panel.querySelectorAll('a')];
  /** Opened by a press, not by hover. */
  let isPinned = false;
  const setOpen = (open: boolean, pinned = open) => {
    toggle.setAttribute('aria-expanded', String(open));
    isPinned = pinned;
  };
  const leave = () =>
    // The next element has the focus only after this event.
    setTimeout(() => {
      const isUsed = group.matches(':hover') || (isPinned ? group : panel).matches(':focus-within');
      if (!isUsed) setOpen(false);
    });
  setOpen(group.matches(':hover, :focus-within'), false);
  toggle.onclick = () => setOpen(!isPinned);
  group.onmouseenter = () => setOpen(true, isPinned);
  group.onmouseleave = leave;
  group.addEventListener('focusout', leave);
  group.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setOpen(true);
    links[links.indexOf(document.activeElement as HTMLAnchorElement) + step]?.focus();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || toggle.getAttribute('aria-expanded') !== 'true') return;
    if (panel.matches(':focus-within')) toggle.focus();
    setOpen(false);
  });
}
