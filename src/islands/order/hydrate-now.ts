/**
 * Hydrates the form at once where it has something to show before it is touched: a draft, or rows that the address
 * asks for. `client:interaction` takes the event for a press; where its script has not arrived, it finds the mark.
 * The page names the draft (`data-draft`), so that this script imports nothing and Astro writes it into the page.
 */
export function hydrateNow(): void {
  const section = document.querySelector<HTMLElement>('[data-draft]');
  const hasRows = new URLSearchParams(location.search).has('item');
  if (!hasRows && !isKept(section?.dataset.draft ?? '')) return;
  const island = section?.querySelector('astro-island');
  island?.setAttribute('data-hydrate-now', '');
  island?.dispatchEvent(new Event('pointerdown'));
}

function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
