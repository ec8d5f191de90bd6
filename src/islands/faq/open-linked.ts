/**
 * Opens the question in the URL's fragment. Browsers do so only when they scroll to it, not on reload, and
 * older ones never. Imports nothing, so that Astro inlines it.
 */
export function openLinked(): void {
  const open = (scroll: boolean) => {
    const answer = document.getElementById(location.hash.slice(1));
    const details = answer?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    if (scroll) answer?.scrollIntoView();
  };
  open(false);
  addEventListener('hashchange', () => open(true));
}
