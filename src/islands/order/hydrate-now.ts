/**
 * Hydrates the form at once if there is a draft or the URL contains items. The page passes the key of the
 * draft as `data-draft`, so that this script imports nothing and Astro inlines it.
 *
 * Items of the URL are stored in the draft, so that the next link adds to them even before the form's script
 * has loaded. A mark in the history entry makes a reload show the draft as edited.
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
