import type { ClientDirective } from 'astro';

declare global {
  interface Window {
    /** The button pressed last before islands had their script; the built page's first script notes it. */
    earlyClick?: HTMLElement;
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
  let pending: HTMLElement | undefined;

  const capture = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pending = button;
  };
  const hydrated = new MutationObserver(() => {
    hydrated.disconnect();
    island.removeEventListener('click', capture, true);
    island.removeAttribute('data-failed');
    pending?.click();
  });
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

  hydrated.observe(island, { attributeFilter: ['data-hydrated'] });
  island.addEventListener('click', capture, true);
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    fail();
  });
  const start = listen();
  island.setAttribute('data-listening', '');
  const { earlyClick } = window;
  if (earlyClick && island.contains(earlyClick)) pending = earlyClick;
  if (pending || island.hasAttribute('data-hydrate-now') || region.contains(document.activeElement)) start();
};

export default interaction;
