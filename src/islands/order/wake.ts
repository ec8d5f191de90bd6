/**
 * A form that has something to show before it is touched, a draft or rows that the address asks for, starts
 * at once: for `client:interaction` this is as good as a press, and where that has not come yet, it finds the island
 * due. The page names the draft (`data-draft`), so that this script needs no other.
 */
export function wake(): void {
  const section = document.querySelector<HTMLElement>('[data-draft]');
  const hasRows = new URLSearchParams(location.search).has('item');
  if (!hasRows && !isKept(section?.dataset.draft ?? '')) return;
  const island = section?.querySelector('astro-island');
  island?.setAttribute('data-due', '');
  island?.dispatchEvent(new Event('pointerdown'));
}

function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
