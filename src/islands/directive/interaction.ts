import type { ClientDirective } from 'astro';

declare global {
  interface Window {
    /** The last click on a button before islands had their script; the built page's first script notes it. */
    earlyClick?: MouseEvent;
  }
}

/**
 * `client:interaction`: an island downloads React when somebody is about to use it, never before.
 *
 * It starts on focus, a press, input or a mouse inside the island or inside the region that the directive's value
 * selects, and when that region's `[data-track]` is scrolled. A finger that only scrolls the page over the
 * region starts nothing. A click before hydration, or even before this script, is captured, and given again once
 * `useHydrationMark` has marked the island. An island marked `data-hydrate-now` before this script starts at once.
 * Where a script fails to load, twice, the island carries `data-failed`, for styles to show what to do instead,
 * and the next use tries again.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const region = (typeof value === 'string' && island.closest(value)) || island;
  const track = region.querySelector('[data-track]');
  let pending: MouseEvent | undefined;

  const capture = (event: MouseEvent) => {
    if (!findButton(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pending = event;
  };
  const finish = () => {
    island.removeEventListener('click', capture, true);
    island.removeAttribute('data-failed');
    if (pending) pressLate(pending);
  };
  const fail = () => {
    pending = undefined;
    island.setAttribute('data-failed', '');
    listen();
  };
  const listen = () => {
    const stop = new AbortController();
    const start = () => {
      stop.abort();
      void load().then((hydrate) => hydrate(), fail);
    };
    const options = { once: true, passive: true, signal: stop.signal };
    for (const type of ['pointerdown', 'click']) island.addEventListener(type, start, options);
    for (const type of ['focusin', 'keydown', 'input']) region.addEventListener(type, start, options);
    track?.addEventListener('scroll', start, options);
    region.addEventListener(
      'pointerover',
      (event) => (event as PointerEvent).pointerType === 'mouse' && !stop.signal.aborted && start(),
      { passive: true, signal: stop.signal },
    );
    return start;
  };

  island.addEventListener('hydrated', finish, { once: true });
  island.addEventListener('click', capture, true);
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    fail();
  });
  const start = listen();
  island.setAttribute('data-listening', '');
  const { earlyClick } = window;
  if (earlyClick && island.contains(earlyClick.target as Node)) pending = earlyClick;
  if (pending || island.hasAttribute('data-hydrate-now') || region.contains(document.activeElement)) start();
};

const findButton = ({ target }: Event) => (target as Element).closest('button');

/**
 * Gives a button its early click. A pointer took the focus away from all fields, so one that has it now was gone to
 * since, and keeps it.
 */
function pressLate(click: MouseEvent): void {
  const field = click.detail > 0 && document.activeElement?.closest<HTMLElement>('input, select, textarea');
  findButton(click)?.click();
  // React moves the focus in a microtask.
  if (field) queueMicrotask(() => field.focus());
}

export default interaction;
