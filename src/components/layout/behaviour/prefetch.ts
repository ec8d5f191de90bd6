/** Fetches a page when somebody is about to open it, in browsers without speculation rules. */
export {};

const isSparing = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

if (!HTMLScriptElement.supports?.('speculationrules') && !isSparing()) {
  const done = new Set([location.pathname]);
  const prefetch = (event: Event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
    if (!link || link.pathname.startsWith('/cms') || done.has(link.pathname)) return;
    done.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname;
    document.head.append(hint);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetch, { passive: true });
}
