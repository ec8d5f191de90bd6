import { readLocale } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { writeNumerals } from '~/domain/numerals';

let lock: WakeLockSentinel | undefined;

/** Keeps the screen on while a recipe is open in cook mode. Browsers release it when the page is hidden. */
async function keepAwake(): Promise<void> {
  const isCooking = () => document.querySelector('.cook[open][data-cooking]') !== null;
  try {
    if (isCooking() && document.visibilityState === 'visible' && lock?.released !== false)
      lock = await navigator.wakeLock.request('screen');
  } catch {
    // Old browsers have no lock, and a low battery refuses it.
  }
  if (!isCooking()) await lock?.release();
}

/** Shows the steps of a recipe to cook by, or as before: large, with a box to tick and timers. */
export async function toggleCookMode(recipe: HTMLElement, button: HTMLElement): Promise<void> {
  const news = recipe.querySelector('[data-news]');
  if (!news) return;
  const isOn = recipe.toggleAttribute('data-cooking');
  button.setAttribute('aria-pressed', String(isOn));
  if (!recipe.querySelector('.tick')) {
    for (const [index, step] of recipe.querySelectorAll('ol li').entries())
      addTools(step, index + 1, button.dataset, (text) => {
        news.textContent = text;
      });
    document.addEventListener('visibilitychange', keepAwake);
    recipe.addEventListener('toggle', keepAwake);
  }
  // The steps move below the ingredients.
  if (isOn) button.closest('section')?.scrollIntoView();
  await keepAwake();
  news.textContent = lock?.released === false ? (button.dataset.awake ?? '') : '';
}

function addTools(
  step: Element,
  number: number,
  words: DOMStringMap,
  announce: (text: string) => void,
): void {
  const { done = '', over = '' } = words;
  const tick = Object.assign(document.createElement('input'), { type: 'checkbox', className: 'tick' });
  tick.setAttribute('aria-label', interpolate(done, { number }));
  const timers = [...step.querySelectorAll<HTMLElement>('[data-minutes]')].map((time) =>
    makeTimer(Number(time.dataset.minutes), time.textContent, words, () =>
      announce(interpolate(over, { time: time.textContent, number })),
    ),
  );
  step.append(tick, ...timers);
}

/** Makes a timer that counts by the clock, because browsers slow down hidden pages. */
function makeTimer(minutes: number, time: string, words: DOMStringMap, onEnd: () => void): HTMLElement {
  const { run = '', stop = '', timer: label = '' } = words;
  const [box, clock, button] = [
    document.createElement('span'),
    document.createElement('b'),
    document.createElement('button'),
  ];
  box.className = 'timer';
  clock.setAttribute('role', 'timer');
  clock.setAttribute('aria-label', interpolate(label, { time }));
  Object.assign(button, { type: 'button', className: 'chip' });
  let end: number | undefined;
  let ticking = 0;
  const show = () => {
    const left = end === undefined ? minutes * 60 : Math.max(Math.round((end - Date.now()) / 1000), 0);
    clock.textContent = writeNumerals(
      `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`,
      readLocale(),
    );
    button.textContent = end === undefined ? run : stop;
    button.setAttribute('aria-label', `${button.textContent}: ${time}`);
    box.toggleAttribute('data-over', left === 0);
    if (left > 0) return;
    clearInterval(ticking);
    onEnd();
  };
  button.addEventListener('click', () => {
    clearInterval(ticking);
    end = end === undefined ? Date.now() + minutes * 60_000 : undefined;
    if (end !== undefined) ticking = window.setInterval(show, 1000);
    show();
  });
  show();
  box.append(clock, button);
  return box;
}
