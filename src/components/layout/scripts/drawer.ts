/** The drawer as a modal dialog: focus stays inside and comes back, Escape and any choice close it. */
export {};

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
