/** How long the form's script may take from the first touch on a slow line. */
const patience = 10_000;

/**
 * Shows a notice if the form's script fails to arrive or takes too long, and carries what was typed over a reload (after a
 * deploy the old scripts are gone, so only a new page helps) and over to another language. Small enough for Astro to
 * write it into the page.
 */
export function startFrame(): void {
  const frame = document.querySelector('[data-form-frame]');
  const form = frame?.querySelector('form');
  const notice = frame?.querySelector<HTMLElement>('[role=alert]');
  if (!frame || !form || !notice) return;
  // Seen only while the form is not hydrated.
  const show = () => {
    notice.hidden = false;
  };
  frame.addEventListener('astro:hydration-error', show);
  frame.addEventListener('focusin', () => setTimeout(show, patience), { once: true });
  const restore = () => {
    const key = keyOf(location.pathname);
    try {
      for (const [name, text] of new URLSearchParams(sessionStorage.getItem(key) ?? '')) {
        const field = form.elements.namedItem(name);
        // Of boxes only those that were ticked are kept; to other fields `checked` means nothing.
        if (field) Object.assign(field, { value: text, checked: true });
      }
      sessionStorage.removeItem(key);
    } catch {
      // Storage is refused: what the browser itself brings back has to do.
    }
  };
  const keepFor = (path: string) => {
    const typed = [...new FormData(form)] as [string, string][];
    try {
      sessionStorage.setItem(keyOf(path), String(new URLSearchParams(typed)));
    } catch {
      // As above.
    }
  };
  restore();
  // A page drawn ahead was drawn before the click that leads to it.
  document.addEventListener('prerenderingchange', restore);
  frame.querySelector('[data-reload]')?.addEventListener('click', () => {
    keepFor(location.pathname);
    location.reload();
  });
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    // The hydrated order form saves its draft itself.
    const hasDraft = form.closest('[data-draft]') && !form.closest('[ssr]');
    if (link && !hasDraft) keepFor(link.pathname);
  });
}

const keyOf = (path: string) => `typed ${path}`;
