import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrateIfFilled } from '~/islands/order/hydrate-if-filled';
import { keepDraft, openPage, order, press, rows, setUpPage } from './page';

setUpPage();

const hydrate = vi.fn();
const nextFrame = () => new Promise(requestAnimationFrame);

beforeEach(() => {
  document.body.innerHTML =
    '<div data-draft="order-draft" data-lists="lists former"><astro-island></astro-island></div>';
  document.querySelector('astro-island')?.addEventListener('focusin', hydrate);
});
afterEach(() => {
  document.body.replaceChildren();
  hydrate.mockReset();
});

/** Shows the page at a URL, up to its first frame. */
async function follow(url: string) {
  history.pushState(null, '', url);
  hydrateIfFilled();
  await nextFrame();
}

/** Opens the page again, as a reload does. */
async function reload() {
  cleanup();
  await follow(location.href);
  await openPage();
}

function refuseStorage() {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

test.each([
  ['/order/', '', false],
  ['/order/?item=Cloves', '', true],
  ['/order/#list=1:100:1', '', true],
  ['/order/#paste', '', true],
  ['/order/', 'lists', true],
  ['/order/', 'former', true],
])('the form of %s with stored %j is hydrated at once: %s', async (url, stored, isHydrated) => {
  if (stored) localStorage.setItem(stored, '[]');
  await follow(url);
  expect(hydrate.mock.calls.length > 0).toBe(isHydrated);
});

test('items of two links are added once, also before hydration, and leave the URL', async () => {
  await follow('/order/?item=Cloves%2050%20g&qty=3#main');
  await follow('/order/?item=Cumin');
  expect(location.href).toBe(`${location.origin}/order/`);
  await openPage();
  expect(rows()).toEqual(['Cloves 50 g × 3', 'Cumin × 1']);
  await press('Remove item 1');
  await reload();
  expect(rows()).toEqual(['Cumin × 1']);
});

test('a page that the browser shows from its memory takes the items of a later link', async () => {
  await follow('/order/?item=Cloves');
  await openPage();
  await follow('/order/?item=Cumin');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(rows()).toEqual(['Cloves × 1', 'Cumin × 1']));
});

test('a prerendered page takes its items once it is shown', async () => {
  keepDraft(order);
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await follow('/order/?item=Cumin');
  expect([location.search, hydrate.mock.calls.length]).toEqual(['?item=Cumin', 0]);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  await nextFrame();
  expect([location.search, hydrate.mock.calls.length]).toEqual(['', 1]);
  await openPage();
  expect(rows().at(-1)).toBe('Cumin × 1');
});

test('without storage the items stay in the URL, and a reload shows them once', async () => {
  refuseStorage();
  await follow('/order/?item=Cumin&qty=2');
  await openPage();
  expect(rows()).toEqual(['Cumin × 2']);
  await reload();
  expect([rows(), location.search]).toEqual([['Cumin × 2'], '?item=Cumin&qty=2']);
});

test('items of a URL leave it as soon as the draft can be stored', async () => {
  const storage = sessionStorage;
  refuseStorage();
  await follow('/order/?item=Cumin');
  vi.stubGlobal('sessionStorage', storage);
  await openPage();
  expect([rows(), location.search]).toEqual([['Cumin × 1'], '']);
});
