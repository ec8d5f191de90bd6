import type { ClientDirective } from 'astro';

interface EarlyClick {
  event: MouseEvent;
  button: Element;
  island: Element;
}

/** A field, and what React compares an event with. */
type Field = HTMLInputElement & { _valueTracker?: { setValue(value: string): void } };

/** Clicks on buttons of islands without their script, over all islands of the page, in order. */
let early: EarlyClick[] = [];
/** Fields changed without the script of their island. */
const changed = new Set<Field>();
/** A script cannot set files, nor several options by `value`. */
const watchedFields = 'input:not([type=file]), textarea, select:not([multiple])';
/** Starts the download of an island that is not used yet. */
const starts = new WeakMap<Element, () => void>();
const replayed = new WeakSet<Event>();
let isReplaying = false;
/** How long a busy page may put off the download, in ms. */
const longestWait = 200;

/**
 * `client:interaction`: hydrates an island at its first use. Focus, a key, input, a click, a press on a button, the
 * mouse over the island and a scroll inside it are uses. A finger that scrolls the page over it is none.
 *
 * A click on a button before hydration is held and replayed afterwards, except on buttons that open a popover or a
 * dialog without scripts and on buttons in a slot. A changed field reports its change after hydration. After a failed
 * download the next use tries again.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const listen = () => {
    const stop = new AbortController();
    const start = () => {
      stop.abort();
      starts.delete(island);
      const hydrateIsland = () =>
        load()
          .then((hydrate) => hydrate())
          .catch((error) => {
            // Astro itself reports only what fails during the download.
            island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
            throw error;
          });
      // After the frame that shows what the browser itself does, such as a dialog that opens.
      requestAnimationFrame(() => whenIdle(hydrateIsland));
    };
    starts.set(island, start);
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
  if (island.contains(document.activeElement) || early.some(({ button }) => island.contains(button)))
    starts.get(island)?.();
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

function hold(event: MouseEvent): void {
  const button = findButton(event);
  // A button in a slot is HTML of the page and acts without React.
  const island = button?.closest('astro-island, astro-slot');
  if (!button || island?.getAttribute('client') !== 'interaction' || replayed.has(event)) return;
  if (button.matches('[popovertarget], [commandfor]')) return;
  // Must not overtake an earlier click. What a script presses is part of one.
  const mustWait = event.isTrusted && early.some((click) => click.island === island);
  if (!island.hasAttribute('ssr') && !mustWait) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  early.push({ event, button, island });
  for (let at: Element | null | undefined = island; at; at = at.parentElement?.closest('astro-island'))
    starts.get(at)?.();
}

function noteChange({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches(watchedFields)) return;
  if (target.closest('astro-island, astro-slot')?.matches('[client=interaction][ssr]'))
    changed.add(target as Field);
}

/** React misses changes before hydration, and would undo them at its next render. */
function reportChanges(): void {
  const fields = [...changed].filter((field) => !field.closest('[ssr]'));
  const choices = fields.map((field) => {
    changed.delete(field);
    const { value, checked, type } = field;
    // Any such event makes React hydrate on the spot.
    field.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    return { field, value, checked, type, isCorrected: field.value !== value };
  });
  for (const { field, value, checked, type, isCorrected } of choices) {
    // The component has read the field itself.
    if (isCorrected) continue;
    // The event of another field may have undone it.
    Object.assign(field, { value, checked });
    field._valueTracker?.setValue('\0');
    const isBox = type === 'checkbox' || type === 'radio';
    field.dispatchEvent(new Event(isBox ? 'click' : 'change', { bubbles: true }));
  }
}

async function replay(): Promise<void> {
  if (isReplaying) return;
  isReplaying = true;
  const field = document.activeElement?.closest<HTMLElement>('input, select, textarea');
  for (let [first] = early; first && !first.island.hasAttribute('ssr'); [first] = early) {
    const { event } = first;
    const again = new MouseEvent('click', event);
    replayed.add(again);
    event.target?.dispatchEvent(again);
    // The pointer took the focus off all fields, so the visitor went to this one later. React moves the focus in a microtask.
    if (field && event.detail > 0) queueMicrotask(() => field.focus());
    // A state set by one click is there for the next.
    await new Promise((done) => setTimeout(done));
    early = early.filter((click) => click !== first);
  }
  isReplaying = false;
}

function drop({ target }: Event): void {
  early = early.filter(({ button }) => !(target as Element).contains(button));
  void replay();
}

// Before the islands themselves: a click may come while they are parsed.
addEventListener('click', hold, true);
addEventListener('input', noteChange, true);
addEventListener('astro:hydrate', reportChanges, true);
addEventListener('astro:hydrate', replay, true);
addEventListener('astro:hydration-error', drop);

export default interaction;
