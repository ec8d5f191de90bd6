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
 * region starts nothing. A click that arrives before hydration, or even before this script, is kept and given
 * once `useReady` has marked the island.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const region = (typeof value === 'string' && island.closest(value)) || island;
  const track = region.querySelector('[data-track]');
  const stop = new AbortController();
  let pending: HTMLElement | undefined;

  const hydrate = async () => {
    stop.abort();
    const ready = new MutationObserver(() => {
      ready.disconnect();
      island.removeEventListener('click', keep, true);
      pending?.click();
    });
    ready.observe(island, { attributeFilter: ['data-ready'] });
    await (await load())();
  };
  const start = () => void hydrate();
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pending = button;
  };

  const options = { once: true, passive: true, signal: stop.signal };
  island.addEventListener('click', keep, true);
  for (const type of ['pointerdown', 'click']) island.addEventListener(type, start, options);
  for (const type of ['focusin', 'keydown', 'input']) region.addEventListener(type, start, options);
  track?.addEventListener('scroll', start, options);
  region.addEventListener(
    'pointerover',
    (event) => (event as PointerEvent).pointerType === 'mouse' && !stop.signal.aborted && start(),
    { passive: true, signal: stop.signal },
  );

  island.setAttribute('data-awake', '');
  const { earlyClick } = window;
  if (earlyClick && island.contains(earlyClick)) pending = earlyClick;
  if (pending || region.contains(document.activeElement)) start();
};

export default interaction;
