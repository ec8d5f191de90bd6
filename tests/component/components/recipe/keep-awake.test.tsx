import { beforeEach, expect, test, vi } from 'vitest';
import { toggleAwake } from '~/components/recipe/keep-awake';
import { recipe } from '~/config/messages/en.json';

const { on, refused } = recipe.awake;
const request = vi.fn<() => Promise<unknown>>();
const isHidden = vi.spyOn(document, 'hidden', 'get');
let locks: { released: number; release: () => Promise<void>; onrelease?: () => void }[];

function makeLock() {
  const release = async () => {
    lock.released += 1;
  };
  const lock = { released: 0, release };
  locks.push(lock);
  return lock;
}

function show(isVisible: boolean) {
  isHidden.mockReturnValue(!isVisible);
  document.dispatchEvent(new Event('visibilitychange'));
}

const details = () => document.querySelector('details') as HTMLDetailsElement;
const button = () => document.querySelector('button') as HTMLButtonElement;
const news = () => document.querySelector('[data-news]')?.textContent;
const isPressed = () => button().getAttribute('aria-pressed') === 'true';
const held = () => locks.filter(({ released }) => released === 0).length;

beforeEach(() => {
  locks = [];
  isHidden.mockReturnValue(false);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  request.mockReset().mockImplementation(async () => makeLock());
  document.body.innerHTML = `<details class="cook" open>
    <button aria-pressed="false" data-awake='${JSON.stringify({ on, refused })}'></button><p data-news></p></details>`;
});

test('a press keeps the screen on and says so, and the next one lets it go', async () => {
  toggleAwake(button());
  await vi.waitFor(() => expect(news()).toBe(on));
  expect([isPressed(), held()]).toEqual([true, 1]);
  toggleAwake(button());
  await vi.waitFor(() => expect(held()).toBe(0));
  expect([isPressed(), news()]).toEqual([false, '']);
});

test('locks that arrive late are released, each once', async () => {
  const answers: ((lock: unknown) => void)[] = [];
  request.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  for (const _ of ['on', 'off', 'on', 'off']) toggleAwake(button());
  for (const give of answers.toReversed()) give(makeLock());
  await vi.waitFor(() => expect(locks.map(({ released }) => released)).toEqual([1, 1]));
  expect(news()).toBe('');
});

test('a page that becomes visible again requests another lock', async () => {
  toggleAwake(button());
  await vi.waitFor(() => expect(news()).toBe(on));
  show(false);
  await vi.waitFor(() => expect(held()).toBe(0));
  show(true);
  await vi.waitFor(() => expect(held()).toBe(1));
  expect([isPressed(), locks.length]).toEqual([true, 2]);
});

test('a recipe that is folded lets the screen go, and keeps it on once it is unfolded', async () => {
  toggleAwake(button());
  for (const [open, count] of [
    [false, 0],
    [true, 1],
  ] as const) {
    details().open = open;
    details().dispatchEvent(new Event('toggle'));
    await vi.waitFor(() => expect(held()).toBe(count));
  }
});

test('a refusal is said and releases the button', async () => {
  request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
  toggleAwake(button());
  await vi.waitFor(() => expect(news()).toBe(refused));
  expect(isPressed()).toBe(false);
});

test('a lock that the browser takes back from a visible page is said', async () => {
  toggleAwake(button());
  await vi.waitFor(() => expect(news()).toBe(on));
  isHidden.mockReturnValue(true);
  locks[0]?.onrelease?.();
  expect(isPressed()).toBe(true);
  isHidden.mockReturnValue(false);
  locks[0]?.onrelease?.();
  expect([isPressed(), news()]).toEqual([false, refused]);
});
