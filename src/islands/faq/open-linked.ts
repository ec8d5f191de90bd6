/**
 * Opens the question that the address names. Browsers do so only when they scroll to it, so not on reload, and older
 * ones never. It imports nothing, so that Astro writes it into the page.
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
