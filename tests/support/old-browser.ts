import type { Page } from 'playwright/test';

/** Without these, the browser ignores `popovertarget` and `commandfor`. */
const newAttributes = /\s(?:popover|command|closedby)(?:="[^"]*")?(?=[\s>])/g;

/** Removes what Safari 15.4, Chrome 109 or Firefox 115 lacks from the browser. */
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
  remove(
    Element.prototype,
    'checkVisibility',
    'ariaLabel',
    'ariaExpanded',
    'ariaDisabled',
    'ariaHidden',
    'ariaCurrent',
  );
  remove(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
  remove(Intl, 'Segmenter');
  remove(URL, 'canParse');
  remove(Object, 'groupBy');
  remove(Promise, 'withResolvers');
  remove(AbortSignal, 'any', 'timeout');
  remove(window, 'requestIdleCallback', 'onscrollend');
  for (const holder of [Element, Document, DocumentFragment])
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const own: unknown = Reflect.get(holder.prototype, name);
      if (typeof own !== 'function') continue;
      Reflect.set(holder.prototype, name, function (this: unknown, selector: string) {
        if (/:popover-open|:modal|:has\(/.test(selector)) throw new DOMException(selector, 'SyntaxError');
        return Reflect.apply(own, this, [selector]);
      });
    }
  window.RegExp = new Proxy(RegExp, {
    construct(target, given: [string | RegExp, string?]) {
      if (/\(\?<[=!]/.test(String(given[0]))) throw new SyntaxError('invalid group specifier name');
      return Reflect.construct(target, given);
    },
  });
}

/** Makes pages and scripts what they are to the oldest supported browsers. Needs `bypassCSP`. */
export async function useOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(removeFeatures);
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'script') return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body =
      type === 'document'
        ? text.replace(newAttributes, '').replaceAll(':popover-open', ':unknown')
        : // To such a parser, a lookbehind is a group with a bad name.
          text.replaceAll(/\(\?<(?=[=!])/g, '(?<1');
    await route.fulfill({ response, body });
  });
}
