import { nameOf, showQuantity } from './stepper';

/**
 * Gives each pack a stepper, a row at a time when the page is idle: some two hundred at once block a slow phone for 0.3 s,
 * and rows that do not wait for the frames before them for 0.07 s more than rows that do (Lighthouse, median of 7). A row
 * no longer waits to be laid out (`later`) when it gets its steppers: autofill looks at every new field and lays out the
 * waiting rows one by one, which took a slow phone 0.9 s. What steppers do is loaded by the first touch of one, or at once
 * where the address holds packs.
 */
const bar = document.querySelector<HTMLElement>('[data-sheet]');
const [stepper, carton] = bar?.querySelector('template')?.content.children ?? [];

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
    for (const part of added) part.ariaLabel = part.ariaLabel?.replace('{name}', () => name) ?? null;
    if (pack.dataset.quantity) showQuantity(pack);
  };
  // Not `onIdle` of the layout's scripts: shared, it becomes a file of its own that every page fetches.
  const { requestIdleCallback: onIdle = setTimeout } = window;
  const rows = [...document.querySelectorAll('tbody tr')];
  const fillNext = () =>
    onIdle(() => {
      const row = rows.shift();
      row?.classList.remove('later');
      row?.querySelectorAll<HTMLElement>('[data-pack]').forEach(add);
      if (row) fillNext();
    });
  fillNext();

  let sheet: Promise<(event: Event) => void> | undefined;
  const open = async (event?: Event) => {
    sheet ??= import('./sheet').then(({ openSheet }) => openSheet(bar));
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
