import process from 'node:process';
import { type Browser, chromium } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../support/browser';
import { type Host, startHost } from '../support/host';
import { makeOrder } from '../support/orders';
import { countWork } from '../support/work';

const count = 2000;
const list = <Item>(make: (number: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index + 1));
const stored = {
  faqs: list((id) => ({
    id,
    q: `How long does box number ${id} keep?`,
    a: 'Eighteen months in a dry cupboard.',
  })),
  orders: list((id) => makeOrder({ fullName: `Customer ${id}` })).map((order, index) => ({
    id: index + 1,
    ...order,
  })),
};

let host: Host;
let browser: Browser;
beforeAll(async () => {
  host = await startHost();
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser?.close();
  await host?.remove();
});

/** Times of the processor in a page, in ms; what else the machine does is left out. */
function print(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  process.stdout.write(`  ${what.padEnd(28)} median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms\n`);
}

/** Opens a section with all the records stored, types in its form and in its search, and adds a record. */
test.each([
  { section: 'faq', label: 'Question', opener: undefined, add: 'Add FAQ' },
  { section: 'order', label: 'Full Name', opener: 'Add New Order', add: undefined },
])('$section', async ({ section, label, opener, add }) => {
  const page = await browser.newPage({ baseURL: host.url, serviceWorkers: 'block' });
  const readWork = await countWork(page);
  await page.addInitScript((texts) => {
    for (const [key, value] of Object.entries(texts)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);

  /** Works within the page: what Playwright does around a click or a stroke would count as work of the page. */
  const enter = (field: string, value: string) =>
    page.evaluate(
      ([name = '', text]) => {
        const labels = [...document.querySelectorAll('label')];
        const found = labels.find(({ textContent }) => textContent === name)?.control;
        const element = found ?? document.querySelector(name);
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
        set?.call(element, text);
        element?.dispatchEvent(new Event('input', { bubbles: true }));
      },
      [field, value],
    );
  const press = (name: string) =>
    page.evaluate((text) => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === text)?.click();
    }, name);
  const measure = async (turns: number, act: (turn: number) => Promise<unknown>) => {
    const times: number[] = [];
    for (let turn = 1; turn <= turns; turn++) {
      const before = (await readWork()).all;
      await act(turn);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      times.push((await readWork()).all - before);
    }
    return times;
  };

  process.stdout.write(`\n/cms/${section}/ with ${count} records\n`);
  const load = async () => {
    await page.goto(`/cms/${section}/`);
    await page.locator('[id^="record-"]').first().waitFor();
    return (await readWork()).all;
  };
  print('open', [await load(), await load(), await load()]);
  if (opener) await press(opener);
  print('a key typed in the form', await measure(40, (turn) => enter(label, 'x'.repeat(turn))));
  print(
    'a key typed in the search',
    await measure(5, (turn) => enter('[type=search]', '1999'.slice(0, turn % 5))),
  );
  if (add) {
    const addRecord = async (turn: number) => {
      await enter(label, `New ${turn}`);
      await enter('Answer', 'An answer.');
      await press(add);
    };
    print('a record added', await measure(20, addRecord));
    expect(await page.evaluate(() => localStorage.getItem('faqs'))).toContain('New 20');
  }
  await page.close();
});
