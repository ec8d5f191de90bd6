import type { Locator, Page } from 'playwright/test';
import { site } from '~/config/site';
import {
  addFaq,
  addRecord,
  answerDialogs,
  chooseBackup,
  faq,
  goTo,
  open,
  openMore,
  records,
  store,
  stored,
} from '../browser/cms/dashboard';
import { makeOrder } from '../support/orders';
import { expect, test } from './test';

/** Presses Tab until a control has the focus. Fields of other languages are in between. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isReached = () => control.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 8 && !(await isReached()); step++) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

test('a record is added, edited, deleted and restored by keyboard and mouse', async ({ page }) => {
  answerDialogs(page, 'accept');
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, 'faq');
  const confirmation = page.getByText('FAQ saved.');
  const press = (key: string) => page.keyboard.press(key);
  await page.getByLabel('Question', { exact: true }).focus();
  await page.keyboard.type('How long does it keep?');
  await tabTo(page, page.getByLabel('Answer', { exact: true }));
  await page.keyboard.type('Eighteen months.');
  await tabTo(page, page.getByRole('button', { name: 'Add FAQ' }));
  await press('Enter');
  await expect(records(page)).toHaveCount(1);
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toBeInViewport({ ratio: 1 });
  await press('Tab');
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();

  const edit = records(page).getByRole('button', { name: 'Edit' });
  await expect(edit).toHaveAccessibleName('Edit How long does it keep?');
  await edit.focus();
  await press('Enter');
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
  await press('End');
  await page.keyboard.type(' Really?');
  await press('Enter');
  await expect(edit).toBeFocused();
  await expect(edit).toBeInViewport({ ratio: 1 });
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Cancel' }));
  await press('Enter');
  await expect(edit).toBeFocused();

  const remove = records(page).getByRole('button', { name: 'Delete' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await press('Tab');
  await press('Enter');
  await expect(records(page)).toHaveCount(0);
  await expect(undo).toBeFocused();
  await press('Enter');
  await expect(remove).toBeFocused();
  await page.reload();
  await expect(records(page)).toContainText('How long does it keep? Really?');

  await test.step('a deletion by mouse is undone', async () => {
    for (const number of [2, 3]) await addFaq(page, `Question ${number}`);
    await expect(records(page)).toHaveCount(3);
    const added = await stored(page, 'faqs');
    await remove.nth(2).click();
    await undo.click();
    await expect(remove.nth(2)).toBeFocused();
    expect(await stored(page, 'faqs')).toEqual(added);
  });
});

const brand = site.brand.name.toLowerCase().replace(/\s+/g, '-');

const order = { id: Date.UTC(2026, 10, 21), ...makeOrder() };

/** Returns the file that a button saves. The page tells it, because the driver of an installed Firefox does not. */
async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const saved = page.evaluate(
    () =>
      new Promise<{ name: string; text: string }>((resolve) => {
        const { createObjectURL } = URL;
        const { click } = HTMLAnchorElement.prototype;
        URL.createObjectURL = (file: Blob) => {
          HTMLAnchorElement.prototype.click = async function () {
            Object.assign(HTMLAnchorElement.prototype, { click });
            Object.assign(URL, { createObjectURL });
            click.call(this);
            resolve({ name: this.download, text: await file.text() });
          };
          return createObjectURL(file);
        };
      }),
  );
  await page.getByRole('button', { name: button, exact: true }).click();
  return saved;
}

const panel = (page: Page) => page.getByRole('group', { name: 'Import' });

test('a backup restores in another browser, and an import can be undone', async ({
  page,
  browser,
  baseURL,
}) => {
  answerDialogs(page, 'accept');
  await page.clock.setFixedTime(new Date('2026-11-21T03:00:00Z'));
  await store(page, { faqs: [faq(1), faq(2)], orders: [order] });
  await open(page, 'team');
  await addRecord(page, 'Asha');
  await page.getByRole('link', { name: /Dashboard$/ }).click();
  await expect(page.getByText('Not yet')).toBeVisible();
  const { name, text } = await download(page, 'Save a backup of everything');
  expect(name).toBe(`private-backup-${brand}-dashboard-2026-11-21.json`);
  await expect(page.getByText('today, November 21, 2026')).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  answerDialogs(elsewhere, 'accept');
  await open(elsewhere);
  await chooseBackup(elsewhere, Buffer.from(text));
  await expect(panel(elsewhere)).toBeFocused();
  await expect(panel(elsewhere).getByText('FAQ: 2 new')).toBeVisible();
  expect(await stored(elsewhere, 'faqs')).toEqual([]);
  await panel(elsewhere).getByRole('button', { name: 'Import 4 records' }).click();
  await expect(panel(elsewhere)).toContainText('4 records imported.');
  expect(await stored(elsewhere, 'faqs')).toEqual([faq(1), faq(2)]);
  expect(await stored(elsewhere, 'orders')).toEqual([order]);
  await goTo(elsewhere, 'team');
  await expect(records(elsewhere).getByRole('img', { name: 'Asha' })).toHaveJSProperty('naturalWidth', 1000);
  await elsewhere.close();

  // A backup of one section leaves the others unchanged.
  await goTo(page, 'faq');
  await openMore(page);
  const section = await download(page, 'Save a backup');
  expect(section.name).toMatch(new RegExp(`^private-backup-${brand}-faqs-.*\\.json$`));
  expect(Object.keys(JSON.parse(section.text).sections)).toEqual(['faqs']);
  const changed = { version: 2, sections: { faqs: [faq(2, 'Changed'), faq(3), { id: 4 }], orders: [] } };
  await chooseBackup(page, Buffer.from(JSON.stringify(changed)));
  await expect(panel(page)).toContainText(
    'FAQ: 1 new, 1 to answer, 1 not in the file, which will stay, 1 cannot be read and will be left out',
  );
  await panel(page).getByRole('radio', { name: 'In the file: Changed' }).check();
  await panel(page).getByRole('button', { name: 'Import 2 records' }).click();
  await expect(records(page)).toContainText(['Question 1', 'Changed', 'Question 3']);
  expect(await stored(page, 'orders')).toEqual([order]);
  await panel(page).getByRole('button', { name: 'Undo the import of 2 records' }).click();
  await expect(records(page)).toContainText(['Question 1', 'Question 2']);
  expect(await stored(page, 'faqs')).toEqual([faq(1), faq(2)]);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await chooseBackup(page, Buffer.from('just words'));
  await expect(panel(page)).toContainText('not a backup of the dashboard');
  expect(await stored(page, 'faqs')).toEqual([faq(1), faq(2)]);
});
