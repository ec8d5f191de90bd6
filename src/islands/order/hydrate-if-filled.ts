/**
 * Hydrates the form at once if there is a draft or a kept list, the URL contains items or a list, or the history
 * entry has a state. Opens the panel for pasted lists if the fragment names it. The page passes the keys of drafts
 * and lists as `data-draft` and `data-lists`. `data-filled` hides the empty form until it is filled. This script imports nothing, so that Astro inlines it.
 *
 * Moves the items of the URL into the draft, once, so that the next link adds to them even before hydration. Waits
 * until the page is shown, because the storage of a prerendered page is lost, and so is its draft if the browser
 * does not report it. Without storage the items stay in the URL.
 */
export function hydrateIfFilled(): void {
  const section = document.querySelector<HTMLElement>('[data-draft]');
  const { draft: key = '', lists = '' } = section?.dataset ?? {};
  const hydrate = () => section?.querySelector('astro-island')?.dispatchEvent(new Event('focusin'));
  const hasList = () => location.hash.startsWith('#list=');
  const openPanel = () => {
    if (location.hash !== '#paste') return;
    document.getElementById('paste')?.setAttribute('open', '');
    hydrate();
  };
  const start = () => {
    const { search, pathname, hash } = location;
    const hasItems = search.includes('item=');
    let isFilled = hasItems || hasList() || history.state !== null;
    try {
      if (hasItems) {
        const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        draft.asked = `${draft.asked ?? ''}&${search.slice(1)}`;
        sessionStorage.setItem(key, JSON.stringify(draft));
        history.replaceState(history.state, '', pathname + hash);
      }
      isFilled ||= sessionStorage.getItem(key) !== null;
      isFilled ||= lists.split(' ').some((name) => localStorage.getItem(name) !== null);
    } catch {
      // Storage is refused, full or unreadable. The form reads the URL.
    }
    section?.toggleAttribute('data-filled', isFilled);
    if (isFilled) hydrate();
    openPanel();
  };
  const startInFrame = () => void requestAnimationFrame(start);
  if (document.prerendering) document.addEventListener('prerenderingchange', startInFrame, { once: true });
  else startInFrame();
  addEventListener('hashchange', () => {
    if (hasList()) hydrate();
    openPanel();
  });
}
