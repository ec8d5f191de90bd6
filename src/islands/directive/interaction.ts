import type { ClientDirective } from 'astro';
import { rememberNodes } from './foreign-changes';
import { keepNodes } from './keep-nodes';

/** Buttons that work without React: they open a popover, a dialog or the URL of a form. */
const nativeButtons = '[popovertarget], [commandfor], [action] [type=submit]';

/**
 * `client:interaction` hydrates an island at its first use: focus, key, press or a mouse over it. Clicks on its
 * buttons until then are repeated after it, once each and in sequence. After a failed download, the next use
 * retries. Input before hydration stays in the fields.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const undoForeignChanges = rememberNodes(island);
  const waiting = new AbortController();
  let earlyClicks: { button: HTMLElement; isPointer: boolean }[] = [];
  let isLoading = false;

  async function start(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    const hydrate = await load();
    if (!isLoading) return;
    // Astro waits, too.
    const parent = island.parentElement?.closest('astro-island[ssr]');
    if (parent) await new Promise((done) => parent.addEventListener('astro:hydrate', done, { once: true }));
    const repeatForeignChanges = undoForeignChanges();
    const hydrated = hydrate();
    // This event makes React hydrate synchronously, so that nothing changes before.
    island.firstElementChild?.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    repeatForeignChanges();
    await hydrated;
    waiting.abort();

    const field = document.activeElement?.closest<HTMLElement>('input, select, textarea');
    for (const { button, isPointer } of earlyClicks) {
      button.click();
      // React renders in a microtask, so that the next click sees the new state.
      await null;
      // The pointer had left every field, so this one was focused later.
      if (isPointer) field?.focus();
    }
  }

  /** A button in a slot is static HTML and works without React. */
  function holdClick(event: MouseEvent): void {
    const button = (event.target as Element).closest('button');
    if (button?.closest('astro-island, astro-slot') !== island || button.matches(nativeButtons)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    earlyClicks.push({ button, isPointer: event.detail > 0 });
  }

  function use(event: Event): void {
    if (event.type === 'click') holdClick(event as MouseEvent);
    if (event.type !== 'pointerover' || (event as PointerEvent).pointerType === 'mouse') void start();
  }

  for (const type of ['focusin', 'keydown', 'pointerdown', 'pointerover', 'click'])
    island.addEventListener(type, use, { capture: true, signal: waiting.signal });
  island.addEventListener('astro:hydration-error', ({ target }) => {
    if (target !== island) return;
    isLoading = false;
    earlyClicks = [];
  });
  keepNodes(island);
  if (island.contains(document.activeElement)) void start();
};

export default interaction;
