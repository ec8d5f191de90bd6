import { importModule } from '~/domain/import-module';
import { nameOf, showQuantity } from './stepper';

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

/**
 * Adds a stepper to each pack and shows its row, four rows at a time while the page is idle. All at once would
 * block a slow phone. Loads the steppers' behaviour at the first interaction, or at once if the address contains packs.
 */
const bar = document.querySelector<HTMLElement>('[data-sheet]');
const [stepper, carton] = bar?.querySelector('template')?.content.children ?? [];

/** Milliseconds after which a busy browser fills the next row all the same. */
const longestWait = 100;

if (bar && stepper && carton) {
  const add = (pack: HTMLElement) => {
    const name = pack.dataset.title ?? nameOf(pack);
    const copy = (part: Element) => pack.appendChild(document.importNode(part, true));
    const added = [...copy(stepper).children];
    if (pack.dataset.carton) {
      const button = copy(carton);
      button.setAttribute('data-step', pack.dataset.carton);
      added.push(button);
    }
    for (const part of added) {
      const label = part.getAttribute('aria-label');
      if (label)
        part.setAttribute(
          'aria-label',
          label.replace('{name}', () => name),
        );
    }
    if (pack.dataset.quantity) showQuantity(pack);
  };
  // Not imported from the layout's scripts, because a shared module becomes a file that every page fetches.
  const onIdle = (run: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: longestWait }) : setTimeout(run);
  const rows = [...document.querySelectorAll<HTMLElement>('tbody tr')];
  const fillNext = () =>
    onIdle(() => {
      for (const row of rows.splice(0, 4)) {
        row.style.contentVisibility = 'visible';
        row.querySelectorAll<HTMLElement>('[data-pack]').forEach(add);
      }
      if (rows.length > 0) fillNext();
    });
  fillNext();

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
