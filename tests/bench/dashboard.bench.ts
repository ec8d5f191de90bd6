import process from 'node:process';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browsing, quantile, type Sample, startBrowsing, type, type Visit } from './browsing';

const count = 2000;
const stored = {
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

let browsing: Browsing;
beforeAll(async () => {
  browsing = await startBrowsing();
});
afterAll(() => browsing?.end());

function print(what: string, samples: readonly Sample[]): void {
  const show = (figure: 'all' | 'clock') =>
    `${quantile(samples, figure, 0.5).toFixed(1)} (worst ${quantile(samples, figure, 1).toFixed(1)})`;
  process.stdout.write(`  ${what.padEnd(26)} work ${show('all')}, clock ${show('clock')}\n`);
}

async function repeat<Item>(items: Iterable<Item>, act: (item: Item) => Promise<Sample>): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const item of items) samples.push(await act(item));
  return samples;
}

const opened = [1, 2, 3, 4, 5];
const lengths = Array.from({ length: 60 }, (_, index) => index + 1);
const queries = ['1', '19', '199', '1999', ''];

/** Presses a button as a script does; Playwright would look through the whole list for it within the measured time. */
const press = (page: Page, name: string) =>
  page.evaluate((text) => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === text)?.click();
  }, name);

/** Opens a section with all the records stored, and types in its form and its search. */
async function measureSection(section: string, label: string, opener?: string): Promise<Visit> {
  const visit = await browsing.visit({ viewport: { width: 1440, height: 900 } });
  const { page, act, go } = visit;
  await page.addInitScript((texts) => {
    for (const [key, value] of Object.entries(texts)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  process.stdout.write(`\n/cms/${section}/ with ${count} records, median in ms\n`);
  print('open', await repeat(opened, () => go(`/cms/${section}/`, '[id^="record-"]')));
  if (opener) await press(page, opener);
  const write = (length: number) => act(() => type(page, label, 'x'.repeat(length)));
  print('a key typed in the form', await repeat(lengths, write));
  print(
    'a key typed in the search',
    await repeat(queries, (query) => act(() => type(page, '[type=search]', query))),
  );
  return visit;
}

test('questions', async () => {
  const visit = await measureSection('faq', 'Question');
  const { page, act } = visit;
  const added = await repeat(lengths.slice(0, 20), async (turn) => {
    await type(page, 'Question', `New question ${turn}`);
    await type(page, 'Answer', 'An answer.');
    return act(() => press(page, 'Add FAQ'));
  });
  expect(await page.evaluate(() => localStorage.getItem('faqs'))).toContain('New question 20');
  print('a record added', added);
});

test('orders', async () => {
  await measureSection('order', 'Full Name', 'Add New Order');
});
