import { readLocale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { writeNumerals } from '~/domain/numerals';

type Words = Messages['recipe']['cooking'];

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
  const words: Words = JSON.parse(button.dataset.cook ?? '{}');
  const announce = (text: string) => {
    const news = recipe.querySelector('[data-news]');
    if (news) news.textContent = text;
  };
  const isOn = recipe.toggleAttribute('data-cooking');
  button.setAttribute('aria-pressed', String(isOn));
  if (!recipe.querySelector('.tick')) {
    document.addEventListener('visibilitychange', keepAwake);
    recipe.addEventListener('toggle', keepAwake);
    for (const [index, step] of recipe.querySelectorAll('ol li').entries()) {
      const tick = Object.assign(document.createElement('input'), { type: 'checkbox', className: 'tick' });
      tick.setAttribute('aria-label', interpolate(words.done, { number: index + 1 }));
      step.append(tick);
      for (const { dataset, textContent: time } of step.querySelectorAll<HTMLElement>('[data-minutes]')) {
        const text = interpolate(words.over, { time, number: index + 1 });
        step.append(makeTimer(Number(dataset.minutes) * 60, time, words, () => announce(text)));
      }
    }
  }
  // The steps move below the ingredients.
  if (isOn) button.closest('section')?.scrollIntoView();
  await keepAwake();
  announce(lock?.released === false ? words.awake : '');
}

/** Makes a timer that counts by the clock, because browsers slow down hidden pages. */
function makeTimer(seconds: number, time: string, { run, stop }: Words, onEnd: () => void): HTMLElement {
  const [timer, clock] = [document.createElement('span'), document.createElement('b')];
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'chip' });
  timer.className = 'timer';
  clock.setAttribute('role', 'timer');
  let end = 0;
  let ticking = 0;
  const show = () => {
    const left = end > 0 ? Math.max(Math.round((end - Date.now()) / 1000), 0) : seconds;
    const shown = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    clock.textContent = writeNumerals(shown, readLocale());
    button.textContent = `${end > 0 ? stop : run}: ${time}`;
    timer.toggleAttribute('data-over', left === 0);
    if (left > 0) return;
    clearInterval(ticking);
    onEnd();
  };
  button.addEventListener('click', () => {
    clearInterval(ticking);
    end = end > 0 ? 0 : Date.now() + seconds * 1000;
    if (end > 0) ticking = window.setInterval(show, 1000);
    show();
  });
  show();
  timer.append(clock, button);
  return timer;
}
