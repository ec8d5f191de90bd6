/**
 * Hydrates the form at once if it has something to show before its first use: a draft, or rows that the address asks
 * for. They count as input. The page names the draft (`data-draft`), so that this script imports nothing and Astro writes it into the page.
 *
 * What the address asks for is kept beside the draft, so that the next link adds to it, though the form's script may not
 * have arrived by then. The entry of the tab's history is marked: a reload shows the draft, with rows changed or removed.
 */
export function hydrateNow(): void {
  const section = document.querySelector<HTMLElement>('[data-draft]');
  const key = section?.dataset.draft ?? '';
  const { search } = location;
  let isFilled = search.includes('item=');
  try {
    const kept = sessionStorage.getItem(key);
    if (isFilled && !history.state?.[key]) {
      const draft = JSON.parse(kept ?? '{}');
      draft.asked = `${draft.asked ?? ''}&${search.slice(1)}`;
      sessionStorage.setItem(key, JSON.stringify(draft));
      history.replaceState({ ...history.state, [key]: true }, '');
    }
    isFilled ||= kept !== null;
  } catch {
    // Refused, full or unreadable: the form reads the address.
  }
  if (isFilled) section?.querySelector('astro-island')?.dispatchEvent(new Event('input'));
}
