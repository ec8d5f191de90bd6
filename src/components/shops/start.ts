import { importModule } from '~/domain/import-module';

/** Loads the search for places at its first focus, or at once if the URL names a place. */
const form = document.querySelector<HTMLElement>('[data-near]');
const field = form?.querySelector('input');

if (form && field) {
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const [{ startShopFilter }, places] = await Promise.all([
        importModule(() => import('./shop-filter')),
        fetch(form.dataset.near ?? '').then((response) => response.json()),
      ]);
      startShopFilter(form, field, places);
    } catch {
      isLoading = false;
      const status = form.querySelector('[data-answer]');
      if (status) status.textContent = form.dataset.failed ?? '';
    }
  };
  for (const type of ['focusin', 'input', 'submit']) form.addEventListener(type, load);
  // Filters in place, even if the user presses Enter before the script has loaded.
  form.addEventListener('submit', (event) => event.preventDefault());
  // A visitor may type before this script runs. Their text wins over the URL.
  field.value ||= new URLSearchParams(location.search).get('near') ?? '';
  if (field.value) void load();
}
