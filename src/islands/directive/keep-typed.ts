/**
 * Keeps what was typed into a form whose script did not arrive while the page is loaded again: a site with a new
 * version no longer has the old one's scripts, so trying again is not enough. Needs no script file of its own, as
 * Astro writes one this small into the page.
 */
export function keepTypedOverReload(): void {
  const frame = document.querySelector('[data-form-frame]');
  const form = frame?.querySelector('form');
  if (!frame || !form) return;
  const key = `typed ${location.pathname}`;
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
  frame.querySelector('[data-reload]')?.addEventListener('click', () => {
    const typed = [...new FormData(form)] as [string, string][];
    try {
      sessionStorage.setItem(key, String(new URLSearchParams(typed)));
    } catch {
      // As above.
    }
    location.reload();
  });
}
