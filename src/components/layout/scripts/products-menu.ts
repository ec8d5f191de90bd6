/** The dropdown's keys and touches, which CSS cannot handle: touch, ArrowDown, Escape (spec §2.3; WCAG 1.4.13). */
export {};

const toggle = document.querySelector<HTMLButtonElement>('[data-menu-toggle]');
const group = toggle?.parentElement;

if (toggle && group) {
  const links = [...group.querySelectorAll<HTMLAnchorElement>('#products-menu a')];
  const setOpen = (open: boolean, isDismissed = !open) => {
    toggle.ariaExpanded = String(open);
    group.toggleAttribute('data-dismissed', isDismissed);
  };
  const reset = () => setOpen(false, false);
  toggle.onclick = () => setOpen(toggle.ariaExpanded !== 'true');
  group.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && reset());
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
