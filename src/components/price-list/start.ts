import { showQuantity } from './stepper';

/**
 * Gives each pack a stepper, a few at a time: some two hundred at once block a slow phone for 0.3 s. Rows out of sight
 * are not laid out yet, so that theirs cost next to nothing. What steppers do is loaded by the first touch of one, or at
 * once where the address holds packs.
 */
const bar = document.querySelector<HTMLElement>('[data-sheet]');
const stepper = bar?.querySelector('template')?.content.firstElementChild;

const atOnce = 4;

if (bar && stepper) {
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-pack]')];
  const add = (pack: HTMLElement) => {
    const name = pack.dataset.title ?? pack.dataset.pack ?? '';
    const added = pack.appendChild(document.importNode(stepper, true));
    for (const part of added.children) part.ariaLabel = part.ariaLabel?.replace('{name}', () => name) ?? null;
    if (pack.dataset.quantity) showQuantity(pack);
  };
  const addSome = () => {
    waiting.splice(0, atOnce).forEach(add);
    if (waiting.length > 0) setTimeout(addSome);
  };
  setTimeout(addSome);

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
