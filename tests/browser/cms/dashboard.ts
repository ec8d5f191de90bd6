import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { listPages } from '../../support/addresses';
import { pick, products } from '../../support/content';
import { write } from '../../support/write';

export interface StoredRecord {
  id: number;
  [field: string]: unknown;
}

/** The last path segment of each section, '' for the first page. */
export const sections = listPages().flatMap((path) => path.match(/^\/cms\/(.*?)\/?$/)?.[1] ?? []);

/** Returns the text stored under a key, or null. */
export const storedText = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

export async function stored(page: Page, key: string): Promise<StoredRecord[]> {
  return JSON.parse((await storedText(page, key)) ?? '[]');
}

/** Stores texts before the dashboard starts, under keys that do not exist yet. */
export async function store(page: Page, texts: Record<string, unknown>): Promise<void> {
  await page.context().addInitScript((entries) => {
    // Firefox has no storage before the first page.
    if (!location.host) return;
    for (const [key, value] of Object.entries(entries))
      if (localStorage.getItem(key) === null)
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }, texts);
}

/** Opens a section and waits until the dashboard has started. */
export async function open(page: Page, section = ''): Promise<void> {
  await page.goto(section ? `/cms/${section}/` : '/cms/');
  await page.locator('nav[aria-label="Sections"]').waitFor();
}

/** Navigates to a section without reloading. */
export const goTo = (page: Page, section: string): Promise<void> =>
  page.locator(`nav[aria-label="Sections"] a[href="/cms/${section}/"]`).click();

/** The listed records. */
export const records = (page: Page): Locator => page.locator(':is(li, tr)[id^="record-"]');

/** Path of a product's picture. */
export const photo = join('src/content/products', pick(products).image);

/** Sample values by type of control. Other controls get the text of the test. */
const samples: Record<string, string> = {
  date: '2025-06-03',
  email: 'sita@hotel.example',
  number: '2',
  tel: '015550133',
  url: 'https://paper.example/mill',
};

/** Adds a record to the open section, whatever its fields. */
export async function addRecord(page: Page, text = 'Sample, क्षेत्री, Łódź'): Promise<void> {
  const controls = page.locator('form :is(input, textarea, select):not([type=search])');
  if ((await controls.count()) === 0) await page.getByRole('button', { name: /^Add New / }).click();
  const listed = await records(page).count();
  for (const control of await controls.all()) {
    const type = await control.evaluate((element) => {
      const { inputMode, type } = element as HTMLInputElement;
      return inputMode === 'numeric' ? 'number' : type;
    });
    if (type === 'select-one') await control.selectOption({ index: 1 });
    else if (type === 'date') await control.fill(samples.date ?? '');
    else if (type !== 'file') await write(control, samples[type] ?? text);
    else {
      await control.setInputFiles(photo);
      await page.getByAltText('Preview').waitFor();
    }
  }
  await page.locator('form [type=submit]').click();
  await expect(records(page)).toHaveCount(listed + 1);
}

export const faq = (id: number, q = `Question ${id}`): StoredRecord => ({ id, q, a: `Answer ${id}` });

/** Types a question with its answer and submits. */
export async function addFaq(page: Page, question: string, answer = 'An answer'): Promise<void> {
  await write(page.getByLabel('Question', { exact: true }), question);
  await write(page.getByLabel('Answer', { exact: true }), answer);
  await page.getByRole('button', { name: 'Add FAQ' }).click();
}

/** Answers every dialog of the page from now on. Returns the list of their messages. */
export function answerDialogs(page: Page, answer: 'accept' | 'dismiss'): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type() === 'beforeunload' ? 'beforeunload' : dialog.message());
    return answer === 'accept' ? dialog.accept() : dialog.dismiss();
  });
  return asked;
}

/** Opens the menu of a record, or of the list. */
export const openMore = (place: Page | Locator): Promise<void> =>
  place.locator('details[name=more] > summary').first().click();

/** Chooses a backup file to import. */
export async function chooseBackup(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  const button = page.getByRole('button', { name: 'Open a backup' });
  if (!(await button.isVisible())) await openMore(page);
  await button.click();
  await (await chooser).setFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
}
