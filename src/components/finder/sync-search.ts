import { cleanDigits } from '~/domain/digits';
import { type Control, fillControls, type Handlers, readControls } from '~/islands/start-on-touch';

/** Milliseconds after which typing counts as paused. */
const pause = 300;

/** Returns true if focusing a field opens an on-screen keyboard. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/**
 * Filters a list by the fields of a form. Writes them to the URL and the history: an entry for each choice, and one
 * for each typed word.
 * @param apply filters the list by the fields, as URL parameters
 */
export function syncSearch(controls: readonly Control[], apply: (search: URLSearchParams) => void) {
  const update = () => apply(readControls(controls));
  let timer = 0;
  let waiting: { search: URLSearchParams; isTyped: boolean } | undefined;
  let isTyping = false;

  const forget = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const write = () => {
    if (!waiting) return;
    const { search, isTyped } = waiting;
    forget();
    const query = String(search) && `?${search}`;
    if (query === location.search) return;
    const url = location.pathname + query;
    if (isTyped && isTyping) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    isTyping = isTyped;
  };
  const writeLater = (search: URLSearchParams, isTyped: boolean) => {
    // On a slow phone the next choice comes before the last one is written.
    if (isTyped && waiting?.isTyped) forget();
    else write();
    waiting = { search, isTyped };
    timer = window.setTimeout(write, isTyped ? pause : 0);
  };
  /** Ends the typing of a word, so that further input gets a new entry. */
  const endTyping = () => {
    if (waiting?.isTyped) write();
    isTyping = false;
  };

  /** Choices whose entries follow once the list is rendered. A slow phone takes several in a frame. */
  let choices: URLSearchParams[] = [];
  const writeChoices = () => {
    for (const search of choices) writeLater(search, false);
    choices = [];
  };

  let frame = 0;
  /** Updates the list one frame after the input, so that the browser paints the input first. */
  const answer = (isTyped: boolean) => {
    const search = readControls(controls);
    if (isTyped) {
      writeChoices();
      writeLater(search, true);
    } else choices.push(search);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() =>
      setTimeout(() => {
        update();
        writeChoices();
      }),
    );
  };

  addEventListener('popstate', () => {
    forget();
    isTyping = false;
    choices = [];
    fillControls(controls, new URLSearchParams(location.search));
    update();
  });
  update();

  return {
    input({ target }) {
      if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return answer(false);
      const amount = cleanDigits(target.value);
      if (target.inputMode === 'decimal' && amount !== target.value) target.value = amount;
      answer(true);
    },
    change: endTyping,
    submit() {
      endTyping();
      if (isTouch()) controls[0]?.blur();
    },
    click({ target }) {
      if (!(target instanceof Element) || !target.closest('[data-clear]')) return;
      fillControls(controls, new URLSearchParams());
      answer(false);
      if (!isTouch()) controls[0]?.focus();
    },
  } satisfies Handlers;
}
