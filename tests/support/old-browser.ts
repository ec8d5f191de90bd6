import type { Page } from 'playwright/test';

/** Without these, the browser ignores `popovertarget` and `commandfor`. */
const newAttributes = /\s(?:popover|command|closedby)(?:="[^"]*")?(?=[\s>])/g;

/** Removes what Safari 15.4, Chrome 109 or Firefox 115 lacks, besides what `browsers.test.ts` finds in scripts. */
function removeFeatures(): void {
  const remove = (from: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(from, name);
  };
  remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
  remove(
    HTMLButtonElement.prototype,
    'popoverTargetElement',
    'popoverTargetAction',
    'commandForElement',
    'command',
  );
  remove(HTMLDialogElement.prototype, 'closedBy', 'requestClose');
  remove(Intl, 'Segmenter');
  remove(AbortSignal, 'any', 'timeout');
  remove(window, 'requestIdleCallback', 'onscrollend');
  remove(URLSearchParams.prototype, 'size');
  const { has } = URLSearchParams.prototype;
  URLSearchParams.prototype.has = function (name) {
    return Reflect.apply(has, this, [name]);
  };
  for (const holder of [Element, Document, DocumentFragment])
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const own: unknown = Reflect.get(holder.prototype, name);
      if (typeof own !== 'function') continue;
      Reflect.set(holder.prototype, name, function (this: unknown, selector: string) {
        if (/:popover-open|:modal|:has\(/.test(selector)) throw new DOMException(selector, 'SyntaxError');
        return Reflect.apply(own, this, [selector]);
      });
    }
}

/** Makes pages what they are to the oldest supported browsers. Needs `bypassCSP`. */
export async function useOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(removeFeatures);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(newAttributes, '').replaceAll(':popover-open', ':unknown');
    await route.fulfill({ response, body });
  });
}
