/** Loads the search for places at its first focus, or at once if the address names a place. */
const form = document.querySelector<HTMLElement>('[data-near]');
const field = form?.querySelector('input');

if (form && field) {
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const [{ startNear }, places] = await Promise.all([
        import('./near'),
        fetch(form.dataset.near ?? '').then((response) => response.json()),
      ]);
      startNear(form, field, places);
    } catch {
      isLoading = false;
      const answer = form.querySelector('[data-answer]');
      if (answer) answer.textContent = form.dataset.failed ?? '';
    }
  };
  for (const type of ['focusin', 'input', 'submit']) form.addEventListener(type, load);
  // Filters in place, even if the user presses Enter before the script has loaded.
  form.addEventListener('submit', (event) => event.preventDefault());
  // A visitor may type before this script runs. Their text wins over the address.
  field.value ||= new URLSearchParams(location.search).get('near') ?? '';
  if (field.value) void load();
}
