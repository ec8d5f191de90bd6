import type { Locator, Page } from '@playwright/test';
import { listPages } from '../../support/addresses';

export interface StoredRecord {
  id: number;
  [field: string]: unknown;
}

/** The last part of each section's address, that of the home first. */
export const sections = listPages().flatMap((path) => path.match(/^\/cms\/(.*?)\/?$/)?.[1] ?? []);

/** What is stored under a key, as text; null where there is nothing. */
export const storedText = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

export async function stored(page: Page, key: string): Promise<StoredRecord[]> {
  return JSON.parse((await storedText(page, key)) ?? '[]');
}

/** Puts texts into local storage before the dashboard starts, where nothing stands under their keys yet. */
export async function store(page: Page, texts: Record<string, unknown>): Promise<void> {
  await page.context().addInitScript((entries) => {
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

/** The records that are listed. */
export const records = (page: Page): Locator => page.locator(':is(li, tr)[id^="record-"]');

export const faq = (id: number, q = `Question ${id}`): StoredRecord => ({ id, q, a: `Answer ${id}` });

/** Types a question with its answer and presses the button. */
export async function addFaq(page: Page, question: string, answer = 'An answer'): Promise<void> {
  await page.getByLabel('Question').fill(question);
  await page.getByLabel('Answer').fill(answer);
  await page.getByRole('button', { name: 'Add FAQ' }).click();
}

/** Answers every question of the page from now on and notes what was asked. */
export function answerDialogs(page: Page, answer: 'accept' | 'dismiss'): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type() === 'beforeunload' ? 'beforeunload' : dialog.message());
    return answer === 'accept' ? dialog.accept() : dialog.dismiss();
  });
  return asked;
}

/** Chooses a backup file to import. */
export async function chooseBackup(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Import( a backup)?$/ }).click();
  await (await chooser).setFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
}
