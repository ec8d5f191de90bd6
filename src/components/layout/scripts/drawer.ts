/**
 * Makes the drawer, which the browser opens as a popover, a modal dialog: focus stays inside and comes back, Escape and
 * any choice close it. A modal dialog makes the rest of the page inert, which takes a slow phone 30 to 60 ms of style;
 * so it is made one only once the popover has been shown.
 */
export {};

const dialog = document.querySelector<HTMLDialogElement>('#drawer');

if (dialog) {
  const makeModal = () => {
    if (!dialog.matches(':popover-open')) return;
    const focused = dialog.querySelector<HTMLElement>(':focus');
    dialog.hidePopover();
    dialog.showModal();
    // Somebody may type in the search already.
    focused?.focus();
  };
  dialog.addEventListener('toggle', () => requestAnimationFrame(() => setTimeout(makeModal)));
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target !== dialog && !target.closest('a, [popovertarget]')) return;
    if (dialog.open) dialog.close();
    else dialog.hidePopover();
  });
  // It may have been opened before this script came.
  makeModal();
}
