import { expect as playwrightExpect, test } from 'playwright/test';
import { first, second } from '../../browser/order/page';
import { startHost } from '../../support/host';
import { openTab } from '../../support/tab';

/** The browser of this test starts beside the others, which takes long on a busy machine. */
const expect = playwrightExpect.configure({ timeout: 30_000 });

const path = `/order/?${new URLSearchParams({ item: first, qty: '3' })}&${new URLSearchParams({ item: second })}`;
const rules = { prerender: [{ urls: [path], eagerness: 'immediate' }] };
const start = `<!doctype html><title>Start</title><a href="${path.replaceAll('&', '&amp;')}">Order</a>
<script type="speculationrules">${JSON.stringify(rules)}</script>`;
const rows = `[...document.querySelectorAll('[name=itemName]')].map(({ value }) => value)`;

test('items from a link are in a page that the browser prerenders', async () => {
  test.setTimeout(120_000);
  const host = await startHost();
  const tab = await openTab();
  try {
    host.edit('about/index.html', () => start);
    await tab.goto(`${host.url}/about/`);
    await expect.poll(tab.prerenderStatus).toMatch(/^(Ready|Failure)/);
    const status = tab.prerenderStatus() ?? '';
    test.skip(/LowEnd|Memory|Disabled|Saver/.test(status), `the browser cannot prerender: ${status}`);
    expect(status).toBe('Ready');
    expect(await tab.evaluatePrerendered('[document.prerendering, sessionStorage.length]')).toEqual([
      true,
      0,
    ]);

    await tab.click('a');
    await expect.poll(() => tab.evaluate(rows)).toEqual([first, second]);
    expect(await tab.evaluate("performance.getEntriesByType('navigation')[0].activationStart > 0")).toBe(
      true,
    );
    await tab.evaluate(`document.querySelector('[aria-label="Remove item 1"]').click()`);
    await expect.poll(() => tab.evaluate(rows)).toEqual([second]);
    await tab.evaluate('location.reload()');
    await expect.poll(() => tab.evaluate(rows)).toEqual([second]);
  } finally {
    await tab.close();
    await host.remove();
  }
});
