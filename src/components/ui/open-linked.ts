/**
 * Opens the question or recipe in the URL's fragment, or the recipe of the card there. Browsers do so only when they scroll into it, not on
 * reload, and older ones never. Imports nothing, so that Astro inlines it.
 */
export function openLinked(): void {
  const open = (scroll: boolean) => {
    const target = document.getElementById(location.hash.slice(1));
    const isCard = target?.matches('article');
    const details = isCard ? target?.querySelector('details') : target?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    // An unfolded card moves to a row of its own.
    if (scroll || isCard) target?.scrollIntoView();
  };
  open(false);
  addEventListener('hashchange', () => open(true));
}
