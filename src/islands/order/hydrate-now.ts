/**
 * Hydrates the form at once if there is a draft or the URL contains items. The page passes the key of the
 * draft as `data-draft`. This script imports nothing, so that Astro inlines it.
 *
 * Stores the items of the URL in the draft, so that the next link adds to them even before hydration. Marks
 * the history entry, so that a reload shows the draft as edited.
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
    // Storage is refused, full or unreadable. The form reads the URL.
  }
  if (isFilled) section?.querySelector('astro-island')?.dispatchEvent(new Event('input'));
}
