import { importModule } from '~/domain/import-module';

/** Filters the rows of the price list. Loads the filter at the first key. */
const field = document.querySelector<HTMLInputElement>('[data-find]');
const status = document.querySelector<HTMLElement>('[data-found]');

if (field && status) {
  let filter: Promise<() => void> | undefined;
  field.addEventListener('input', async () => {
    filter ??= importModule(() => import('./find')).then(({ openFind }) => openFind(field, status));
    try {
      (await filter)();
    } catch {
      filter = undefined;
    }
  });
}

/** Loads the steppers' behaviour at the first interaction, or at once if the address contains packs. */
const bar = document.querySelector<HTMLElement>('[data-sheet]');
if (bar) {
  let sheet: Promise<(event: Event) => void> | undefined;
  const open = async (event?: Event) => {
    sheet ??= importModule(() => import('./sheet')).then(({ openSheet }) => openSheet(bar));
    try {
      const act = await sheet;
      if (event) act(event);
    } catch {
      sheet = undefined;
    }
  };
  for (const type of ['pointerdown', 'focusin', 'click', 'change', 'keyup'])
    document.addEventListener(type, (event) => {
      if (event.target instanceof Element && event.target.closest('[data-pack]')) void open(event);
    });
  if (new URLSearchParams(location.search).has('item')) void open();
}
