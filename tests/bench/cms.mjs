// How fast the built dashboard is with two thousand records: `npm run build && node tests/bench/cms.mjs`.
// Prints milliseconds and judges nothing, because times depend on the machine and on what else runs there;
// `work` is the processor time that the page's main thread spent, which is steadier than the clock.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';

const count = Number(process.argv[2] ?? 2000);
const texts = {
  faqs: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    q: `How long does box number ${index + 1} keep?`,
    a: 'A closed box keeps eighteen months in a dry cupboard. Once it is open, use it within three.',
  })),
  orders: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    fullName: `Customer ${index + 1}`,
    email: `customer${index + 1}@hotel.example`,
    phone: '015550133',
    businessName: 'Hotel Annapurna View',
    businessType: 'Hotel',
    province: 'Gandaki Province',
    district: 'Kaski',
    city: 'Pokhara',
    items: [
      { name: 'Meat Spice', quantity: 24 },
      { name: 'Turmeric Powder', quantity: 10 },
    ],
  })),
};

async function serve() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  const options = ['src/serve/start.ts', '--strict', '--host', '127.0.0.1', '--port', String(port)];
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const server = spawn(process.execPath, options, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  return { server, address: `http://127.0.0.1:${port}` };
}

/** What the page can do when it is told to; `run` answers once the result has been painted. */
function prepare() {
  const paint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const setValue = (element, value) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
    set.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const named = (selector, name) =>
    [...document.querySelectorAll(selector)].find(({ textContent }) => textContent === name);
  const actions = {
    list: async () => {
      while (!document.querySelector('[id^="record-"]')) await new Promise(requestAnimationFrame);
    },
    press: (name) => named('button', name).click(),
    search: (value) => setValue(document.querySelector('[type=search]'), value),
    type: ([label, value]) => setValue(named('label', label).control, value),
  };
  window.run = async (action, argument) => {
    const start = action === 'list' ? 0 : performance.now();
    await actions[action](argument);
    await paint();
    return performance.now() - start;
  };
}

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);

function print(what, samples) {
  const [clock, work] = ['clock', 'work'].map((kind) =>
    samples.map((one) => one[kind]).toSorted((a, b) => a - b),
  );
  const figures = `work ${at(work, 0.5)} (worst ${at(work, 1)}), clock ${at(clock, 0.5)} (worst ${at(clock, 1)})`;
  process.stdout.write(`  ${what}: ${figures}\n`);
}

async function openPage(browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((given) => {
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, JSON.stringify(value));
  }, texts);
  await context.addInitScript(prepare);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readWork = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const measure = async (action, argument) => {
    const before = action === 'list' ? 0 : await readWork();
    const clock = await page.evaluate(([name, given]) => window.run(name, given), [action, argument]);
    return { clock, work: (await readWork()) - before };
  };
  return { context, page, measure };
}

async function measureSection(browser, address, { section, label, opener, add }) {
  const { context, page, measure } = await openPage(browser);
  process.stdout.write(`/cms/${section}/ with ${count} records, median in ms\n`);
  const opened = [];
  for (let turn = 0; turn < 5; turn++) {
    await page.goto(`${address}/cms/${section}/`);
    opened.push(await measure('list'));
  }
  print('open', opened);
  if (opener) await measure('press', opener);
  const typed = [];
  for (let length = 1; length <= 60; length++) typed.push(await measure('type', [label, 'x'.repeat(length)]));
  print('a key typed in the form', typed);
  const searched = [];
  for (const query of ['1', '19', '199', '1999', '']) searched.push(await measure('search', query));
  print('a key typed in the search', searched);
  const added = [];
  for (let turn = 0; add && turn < 20; turn++) {
    await measure('type', ['Question', `New question ${turn}`]);
    await measure('type', ['Answer', 'An answer.']);
    added.push(await measure('press', add));
  }
  if (add) print('a record added', added);
  await context.close();
}

const { server, address } = await serve();
const { executablePath, args, env } = findBrowser();
const browser = await chromium.launch({
  args,
  ...(executablePath && { executablePath }),
  ...(env && { env: { ...process.env, ...env } }),
});
try {
  await measureSection(browser, address, { section: 'faq', label: 'Question', add: 'Add FAQ' });
  await measureSection(browser, address, { section: 'order', label: 'Full Name', opener: 'Add New Order' });
} finally {
  await browser.close();
  server.kill();
}
