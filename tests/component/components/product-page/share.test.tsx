import { expect, test, vi } from 'vitest';

const url = 'https://basna.example/products/box/mo-mo-spice/';

test.each([
  ['a press while the sheet is open', 'InvalidStateError', ''],
  ['a closed sheet', 'AbortError', ''],
  ['a refusal', 'NotAllowedError', url],
])('after %s the page says no more than needed', async (_, name, said) => {
  document.body.innerHTML = `<button data-share="${url}"></button><p class="shared"></p>`;
  const share = vi.fn(() => Promise.reject(new DOMException('', name)));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  vi.resetModules();
  await import('~/components/product-page/share');
  document.querySelector('button')?.click();
  await expect(share.mock.results[0]?.value).rejects.toThrow();
  expect(document.querySelector('.shared')?.textContent).toBe(said);
  Reflect.deleteProperty(navigator, 'share');
});
