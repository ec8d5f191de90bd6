/** The dropdown's keys and touches, which CSS cannot handle: touch, ArrowDown, Escape (spec §2.3; WCAG 1.4.13). */
export {};

const toggle = document.querySelector<HTMLButtonElement>('[data-menu-toggle]');
const group = toggle?.parentElement;

/** Which link each key leads to, from the one that has the focus. */
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

if (toggle && group) {
  const links = [...group.querySelectorAll<HTMLAnchorElement>('#products-menu a')];
  const setOpen = (open: boolean, isDismissed = !open) => {
    toggle.ariaExpanded = String(open);
    group.toggleAttribute('data-dismissed', isDismissed);
  };
  // With the focus in it the menu stays as it is, open or dismissed, when the pointer leaves.
  const leave = () =>
    setTimeout(() => {
      if (!group.matches(':focus-within')) setOpen(false, false);
    });
  toggle.onclick = () => setOpen(toggle.ariaExpanded !== 'true');
  group.onmouseenter = () => group.removeAttribute('data-dismissed');
  group.onmouseleave = leave;
  group.addEventListener('focusout', leave);
  group.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'Escape') {
      setOpen(false);
      if (at >= 0) toggle.focus();
    } else if (step) {
      event.preventDefault();
      setOpen(true);
      links[at + step]?.focus();
    }
  });
}
