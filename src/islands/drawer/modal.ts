/**
 * Turns an open popover into a modal dialog after the next frame. Showing the drawer and making the page
 * inert in one frame is too slow on some phones.
 */
export const makeModalSoon = (drawer: HTMLDialogElement): void =>
  void requestAnimationFrame(() => setTimeout(() => makeModal(drawer)));

/** Turns an open popover into a modal dialog. Keeps its focus and scroll position. */
export function makeModal(drawer: HTMLDialogElement): void {
  if (!('popover' in drawer) || !drawer.matches(':popover-open')) return;
  const focused = drawer.querySelector<HTMLElement>(':focus');
  const { scrollTop } = drawer;
  drawer.hidePopover();
  drawer.showModal();
  focused?.focus();
  drawer.scrollTop = scrollTop;
}
