import type { ClientDirective } from 'astro';
import { rememberNodes } from './foreign-changes';
import { keepNodes } from './keep-nodes';

interface EarlyEvent {
  event: MouseEvent | KeyboardEvent;
  /** The button or the field. */
  control: Element;
  island: Element;
}

/** A field with the value that React compares an event with. */
type Field = HTMLInputElement & { _valueTracker?: { setValue(value: string): void } };

/** Clicks and arrow keys before hydration, of all islands on the page, in order. */
let earlyEvents: EarlyEvent[] = [];
/** Fields changed before hydration, with their last input. */
const changedFields = new Map<Field, Pick<Field, 'value' | 'checked'>>();
/** Scripts cannot set files, and `value` sets only one option. */
const watchedFields = 'input:not([type=file]), textarea, select:not([multiple])';
/** Functions that load an unused island. */
const starters = new WeakMap<Element, () => void>();
const replayed = new WeakSet<Event>();
let isReplaying = false;
/** Longest delay of the download on a busy page, in milliseconds. */
const longestWait = 200;

/**
 * `client:interaction` hydrates an island at its first use: focus, key, input, press, hover or a scroll
 * inside it. Scrolling the page by touch is no use.
 *
 * Holds a click on a button before hydration and replays it later. Exceptions are buttons that open a popover,
 * a dialog or the address of a form without scripts, and buttons in a slot. Holds arrow keys up and down in a
 * field of one line, too. Reports changed fields after hydration. After a failed download, the next use retries.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const undoForeignChanges = rememberNodes(island);
  const hydrateAsBuilt = async (hydrate: () => Promise<void>): Promise<void> => {
    const parent = island.parentElement?.closest('astro-island[ssr]');
    if (parent)
      return parent.addEventListener('astro:hydrate', () => void hydrateAsBuilt(hydrate), { once: true });
    const repeatForeignChanges = undoForeignChanges();
    const hydrated = hydrate();
    // This event makes React hydrate synchronously, so that nothing changes before.
    island.firstElementChild?.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    repeatForeignChanges();
    await hydrated;
  };
  const listen = () => {
    const stop = new AbortController();
    const start = () => {
      stop.abort();
      starters.delete(island);
      const hydrateIsland = () =>
        load()
          .then(hydrateAsBuilt)
          .catch((error) => {
            // Astro reports only failures of the download.
            island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
            throw error;
          });
      // Lets the browser first paint its own response, such as an opening dialog.
      requestAnimationFrame(() => whenIdle(hydrateIsland));
    };
    starters.set(island, start);
    for (const type of ['focusin', 'keydown', 'input', 'click', 'scroll', 'pointerdown', 'pointerover'])
      island.addEventListener(type, (event) => isUse(event) && start(), {
        capture: true,
        passive: true,
        signal: stop.signal,
      });
  };
  island.addEventListener('astro:hydration-error', ({ target }) => {
    if (target === island) listen();
  });
  listen();
  keepNodes(island);
  if (island.contains(document.activeElement) || earlyEvents.some(({ control }) => island.contains(control)))
    starters.get(island)?.();
};

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWait });
  else setTimeout(run);
}

function isUse(event: Event): boolean {
  if (event.type === 'pointerdown') return findButton(event) !== null;
  return event.type !== 'pointerover' || (event as PointerEvent).pointerType === 'mouse';
}

function findButton({ target }: Event): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('button, [role=button], [type=button], [type=submit]');
}

function holdClick(event: MouseEvent): void {
  const button = findButton(event);
  // A button in a slot is static HTML and works without React.
  const island = button?.closest('astro-island, astro-slot');
  if (!button || island?.getAttribute('client') !== 'interaction' || replayed.has(event)) return;
  if (button.matches('[popovertarget], [commandfor], [action] [type=submit]')) return;
  // Must not overtake an earlier click. A click by a script belongs to a trusted one.
  const mustWait = event.isTrusted && earlyEvents.some((early) => early.island === island);
  if (!island.hasAttribute('ssr') && !mustWait) return;
  hold({ event, control: button, island });
  for (let at: Element | null | undefined = island; at; at = at.parentElement?.closest('astro-island'))
    starters.get(at)?.();
}

/** Keeps an event from the browser and from React until `replayEvents`. */
function hold(early: EarlyEvent): void {
  early.event.preventDefault();
  early.event.stopImmediatePropagation();
  earlyEvents.push(early);
}

/** In a field of one line these keys do nothing by themselves, but a list of suggestions answers them. */
function holdArrow(event: KeyboardEvent): void {
  const { target, key } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof Element)) return;
  const island = target.closest('astro-island, astro-slot');
  if (!target.matches('[type=search], [type=text]') || !island?.matches('[client=interaction][ssr]')) return;
  starters.get(island)?.();
  hold({ event, control: target, island });
}

function noteChange({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches(watchedFields)) return;
  // A key before the text belonged to an older list.
  earlyEvents = earlyEvents.filter(({ control }) => control !== target);
  if (!target.closest('astro-island, astro-slot')?.matches('[client=interaction][ssr]')) return;
  const { value, checked } = target as Field;
  changedFields.set(target as Field, { value, checked });
}

/** React misses changes before hydration and would undo them in its next render. */
function reportChanges(): void {
  // A component that has corrected its field has read it.
  const fields = [...changedFields].filter(([field]) => !field.closest('[ssr]'));
  const missed = fields.filter(([field, { value }]) => changedFields.delete(field) && field.value === value);
  for (const [field, typed] of missed) {
    // The event of another field may have reset it.
    Object.assign(field, typed);
    field._valueTracker?.setValue('\0');
    const isBox = field.type === 'checkbox' || field.type === 'radio';
    field.dispatchEvent(new Event(isBox ? 'click' : 'change', { bubbles: true }));
  }
}

async function replayEvents(): Promise<void> {
  if (isReplaying) return;
  isReplaying = true;
  const field = document.activeElement?.closest<HTMLElement>('input, select, textarea');
  for (let [first] = earlyEvents; first && !first.island.hasAttribute('ssr'); [first] = earlyEvents) {
    const { event } = first;
    const again =
      event instanceof MouseEvent ? new MouseEvent('click', event) : new KeyboardEvent('keydown', event);
    replayed.add(again);
    event.target?.dispatchEvent(again);
    // The click blurred every field, so a focused field was focused later. Keep its focus. React moves the
    // focus in a microtask.
    if (field && event.detail > 0) queueMicrotask(() => field.focus());
    // Waits for a render, so that the next event sees the new state.
    await new Promise((done) => setTimeout(done));
    earlyEvents = earlyEvents.filter((early) => early !== first);
  }
  isReplaying = false;
}

function dropEvents({ target }: Event): void {
  earlyEvents = earlyEvents.filter(({ control }) => !(target as Element).contains(control));
  void replayEvents();
}

// Added before the islands, because a click may come while they are parsed.
addEventListener('click', holdClick, true);
addEventListener('keydown', holdArrow, true);
addEventListener('input', noteChange, true);
addEventListener('astro:hydrate', reportChanges, true);
addEventListener('astro:hydrate', replayEvents, true);
addEventListener('astro:hydration-error', dropEvents);

export default interaction;
