/** Loads the script of the products menu only in a wide window, because phones do not show that menu. */
export {};

const wide = matchMedia('(min-width: 1024px)');
// A failure is ignored: the menu still opens on hover, and each link is in the page.
const load = () => wide.matches && import('./products-menu').catch(() => {});
wide.onchange = load;
load();
