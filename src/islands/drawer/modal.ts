/**
 * Turns an open popover into a modal dialog after the next frame. A slow phone answers the touch too late if one frame
 * shows the drawer and makes the page inert.
 */
export const makeModalSoon = (drawer: HTMLDialogElement): void =>
  void requestAnimationFrame(() => setTimeout(() => makeModal(drawer)));

/** Turns an open popover into a modal dialog. Keeps its focus and scroll position. */
export function makeModal(drawer: HTMLDialogElement): void {
  if (!drawer.matches(':popover-open')) return;
  const focused = drawer.querySelector<HTMLElement>(':focus');
  const { scrollTop } = drawer;
  drawer.hidePopover();
  drawer.showModal();
  focused?.focus();
  drawer.scrollTop = scrollTop;
}
