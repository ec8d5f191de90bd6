/**
 * Hydrates the form at once if there is a draft or a kept list, the URL contains items or a list, or the history
 * entry has a state. The page passes the keys of drafts and lists as `data-draft` and `data-lists`. This script
 * imports nothing, so that Astro inlines it.
 *
 * Opens the panel for pasted lists if the fragment names it.
 *
 * Stores the items of the URL in the draft, so that the next link adds to them even before hydration. The history
 * entry has an id, and the draft lists the ids whose items it has taken. So a reload shows the draft as edited, and
 * a lost draft is filled again. Waits for a prerendered page to be shown, because its storage is lost.
 */
export function hydrateIfFilled(): void {
  const section = document.querySelector<HTMLElement>('[data-draft]');
  const key = section?.dataset.draft ?? '';
  const hydrate = () => section?.querySelector('astro-island')?.dispatchEvent(new Event('focusin'));
  const hasItems = () => location.search.includes('item=');
  const hasList = () => location.hash.startsWith('#list=');
  const openPanel = () => {
    if (location.hash !== '#paste') return;
    document.getElementById('paste')?.setAttribute('open', '');
    hydrate();
  };
  const visit = history.state?.[key] ?? Math.random();
  const markEntry = () => history.replaceState({ ...history.state, [key]: visit }, '');
  const start = () => {
    let isFilled = hasItems() || hasList() || history.state !== null;
    try {
      const saved = sessionStorage.getItem(key);
      isFilled ||= saved !== null || localStorage.getItem(section?.dataset.lists ?? '') !== null;
      if (hasItems()) {
        markEntry();
        const draft = JSON.parse(saved ?? '{}');
        const { asked = '', taken = [] } = draft;
        if (!taken.includes(visit)) {
          Object.assign(draft, { asked: `${asked}&${location.search.slice(1)}`, taken: [...taken, visit] });
          sessionStorage.setItem(key, JSON.stringify(draft));
        }
      }
    } catch {
      // Storage is refused, full or unreadable. The form reads the URL.
    }
    if (isFilled) hydrate();
    openPanel();
  };
  if (!document.prerendering) start();
  document.addEventListener('prerenderingchange', start);
  addEventListener('hashchange', () => {
    // A link within the page adds an entry without an id.
    if (hasItems()) markEntry();
    if (hasList()) hydrate();
    openPanel();
  });
}
