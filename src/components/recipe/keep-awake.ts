import type { Messages } from '~/config/messages';

/** The lock that was last requested. */
let requested: Promise<WakeLockSentinel> | undefined;

/** Presses or releases the button of a recipe that keeps the screen on while the recipe is unfolded. */
export function toggleAwake(button: HTMLElement): void {
  button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
  announce(button);
  void update();
}

const listPressed = () =>
  document.querySelectorAll<HTMLElement>('.cook[open] [data-awake][aria-pressed=true]');

function announce(button: HTMLElement, key?: keyof Messages['recipe']['awake']): void {
  const words: Messages['recipe']['awake'] = JSON.parse(button.dataset.awake ?? '{}');
  const news = button.closest('.cook')?.querySelector('[data-news]');
  if (news) news.textContent = key ? words[key] : '';
}

/** Releases the last lock, also one that is yet to come, and requests the next one if a button is pressed. */
async function update(): Promise<void> {
  requested?.then((lock) => lock.release()).catch(() => undefined);
  requested = undefined;
  if (listPressed().length === 0 || document.hidden) return;
  const request = navigator.wakeLock.request('screen');
  requested = request;
  // Browsers release the lock of a hidden page, which requests another one once it is visible.
  const refuse = () => {
    if (requested !== request || document.hidden) return;
    requested = undefined;
    for (const button of listPressed()) {
      button.setAttribute('aria-pressed', 'false');
      announce(button, 'refused');
    }
  };
  try {
    const lock = await request;
    lock.onrelease = refuse;
    if (requested === request) for (const button of listPressed()) announce(button, 'on');
  } catch {
    refuse();
  }
}

document.addEventListener('visibilitychange', update);
// The event does not bubble.
document.addEventListener('toggle', update, true);
