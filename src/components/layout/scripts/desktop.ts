/**
 * Where the window is wide, the drawer closes and the script of the products menu is loaded. Phones save its 0.4 KB, which
 * keeps the script of the Nepali home page within its budget.
 */
export {};

const wide = matchMedia('(min-width: 1024px)');
// A failure is ignored: the dropdown still opens on hover, and all its links stand in the page.
const load = () => wide.matches && import('./products-menu').catch(() => {});
wide.onchange = () => {
  if (load()) document.querySelector<HTMLDialogElement>('#drawer')?.close();
};
load();
