/** Milliseconds that the form's script may take after the first interaction. */
const scriptTimeout = 10_000;

/**
 * Shows a notice if the form's script fails or takes too long, or if the form fails later. Keeps typed text over a reload and a change of
 * language. A reload helps after a deployment, which removes old scripts. Small enough for Astro to inline
 * it.
 */
export function startFrame(): void {
  const frame = document.querySelector<HTMLElement>('[data-form-frame]');
  const form = frame?.querySelector('form');
  const notice = frame?.querySelector<HTMLElement>('[role=alert]');
  if (!frame || !form || !notice) return;
  // Styles hide the notice once the form is hydrated.
  const showNotice = () => {
    notice.hidden = false;
  };
  frame.addEventListener('astro:hydration-error', showNotice);
  frame.addEventListener('island-failed', () => {
    frame.toggleAttribute('data-failed', true);
    showNotice();
    // The form submits nothing by itself.
    form.addEventListener('submit', () => notice.scrollIntoView());
  });
  frame.addEventListener('focusin', () => setTimeout(showNotice, scriptTimeout), { once: true });
  const keyOf = (path: string) => `${frame.dataset.formFrame} ${path}`;
  const key = keyOf(location.pathname);
  try {
    for (const [name, text] of new URLSearchParams(sessionStorage.getItem(key) ?? '')) {
      const field = form.elements.namedItem(name);
      // Only ticked boxes are stored. Other fields ignore `checked`.
      if (field) Object.assign(field, { value: text, checked: true });
    }
    sessionStorage.removeItem(key);
  } catch {
    // Without storage, relies on the browser's own restoration.
  }
  const storeFor = (path: string) => {
    // Rows of an order repeat their names. Keeps the first; the draft of the order form has the others.
    const typed = Object.fromEntries([...(new FormData(form) as Iterable<[string, string]>)].reverse());
    try {
      sessionStorage.setItem(keyOf(path), String(new URLSearchParams(typed)));
    } catch {
      // Without storage, the text is lost.
    }
  };
  frame.querySelector('[data-reload]')?.addEventListener('click', () => {
    storeFor(location.pathname);
    location.reload();
  });
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    // The order form saves its draft itself, once Astro has hydrated it and removed `ssr`.
    const savesDraft = form.closest('[data-draft]') && !form.closest('[ssr]');
    if (link && !savesDraft) storeFor(link.pathname);
  });
}
