/**
 * Hydrates the form at once if there is a draft or a kept list, or the URL contains items or a list. The page
 * passes the keys of drafts and lists as `data-draft` and `data-lists`. This script imports nothing, so that Astro inlines it.
 *
 * Stores the items of the URL in the draft, so that the next link adds to them even before hydration. Marks
 * the history entry, so that a reload shows the draft as edited.
 */
export function hydrateIfFilled(): void {
  const section = document.querySelector<HTMLElement>('[data-draft]');
  const key = section?.dataset.draft ?? '';
  const { search } = location;
  const hydrate = () => section?.querySelector('astro-island')?.dispatchEvent(new Event('input'));
  const hasList = () => location.hash.startsWith('#list=');
  let isFilled = search.includes('item=') || hasList();
  try {
    const kept = sessionStorage.getItem(key);
    if (search.includes('item=') && !history.state?.[key]) {
      const draft = JSON.parse(kept ?? '{}');
      draft.asked = `${draft.asked ?? ''}&${search.slice(1)}`;
      sessionStorage.setItem(key, JSON.stringify(draft));
      history.replaceState({ ...history.state, [key]: true }, '');
    }
    isFilled ||= kept !== null || localStorage.getItem(section?.dataset.lists ?? '') !== null;
  } catch {
    // Storage is refused, full or unreadable. The form reads the URL.
  }
  if (isFilled) hydrate();
  addEventListener('hashchange', () => hasList() && hydrate());
}
