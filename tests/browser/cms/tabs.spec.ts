import type { Page } from 'playwright/test';
import { expect, test } from '../../support/test';
import { addFaq, answerDialogs, faq, open, records, store, stored } from './dashboard';

/** Opens the FAQ section in two tabs and returns the second. */
async function openTwo(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  for (const tab of [page, other]) await open(tab, 'faq');
  return other;
}

test.describe('two tabs', () => {
  test('list each other’s records and agree on deletions', async ({ page }) => {
    const other = await openTwo(page);
    answerDialogs(other, 'accept');
    await addFaq(page, 'From the first');
    await expect(records(other)).toContainText(['From the first']);
    await addFaq(other, 'From the second');
    await addFaq(page, 'Here and gone');
    await expect(records(page)).toContainText(['From the first', 'From the second', 'Here and gone']);
    await expect(records(other)).toHaveCount(3);
    await records(other).nth(2).getByRole('button', { name: 'Delete' }).click();
    await expect(records(page)).toHaveCount(2);
    await addFaq(other, 'Here to stay');
    const all = ['From the first', 'From the second', 'Here to stay'];
    for (const tab of [page, other]) await expect(records(tab)).toHaveText(all.map((one) => new RegExp(one)));
    expect((await stored(page, 'faqs')).map(({ q }) => q)).toEqual(all);
  });

  /** Edits a record in each tab and saves both, one right after the other. */
  const saveBoth = async (page: Page, other: Page, places: [number, number]) => {
    const tabs = [page, other] as const;
    for (const [index, tab] of tabs.entries()) {
      await records(tab)
        .nth(places[index] ?? 0)
        .getByRole('button', { name: 'Edit' })
        .click();
      await tab.getByLabel('Answer').fill(`From tab ${index + 1}`);
    }
    for (const tab of tabs)
      await tab.evaluate(() => document.querySelector<HTMLButtonElement>('form [type=submit]')?.click());
  };

  test('keep or report two edits saved one right after the other', async ({ page }) => {
    await store(page, { faqs: [faq(1), faq(2), faq(3)] });
    const other = await openTwo(page);
    await saveBoth(page, other, [0, 1]);
    for (const tab of [page, other]) await expect(records(tab)).toContainText(['From tab 1', 'From tab 2']);
    expect((await stored(page, 'faqs')).map(({ a }) => a)).toEqual(['From tab 1', 'From tab 2', faq(3).a]);

    await saveBoth(page, other, [2, 2]);
    await expect(other.getByRole('alert')).toContainText('This FAQ was changed in another tab');
    await expect(other.getByLabel('Answer')).toHaveValue('From tab 2');
    await expect(records(other).nth(2)).toContainText('From tab 1');
    await other.getByRole('button', { name: 'Keep mine' }).click();
    for (const tab of [page, other]) await expect(records(tab).nth(2)).toContainText('From tab 2');
  });

  test('keep an open form and report changes to its record', async ({ page }) => {
    await store(page, { faqs: [faq(1), faq(2)] });
    const other = await openTwo(page);
    await records(page).first().getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Answer').fill('Half typed');
    await addFaq(other, 'Question 3');
    await expect(records(page)).toHaveCount(3);
    await expect(page.getByLabel('Question')).toHaveValue('Question 1');
    await expect(page.getByLabel('Answer')).toHaveValue('Half typed');
    await page.getByRole('button', { name: 'Update FAQ' }).click();
    await expect(records(other).first()).toContainText('Half typed');
    expect(await stored(page, 'faqs')).toHaveLength(3);

    for (const tab of [page, other]) await records(tab).nth(1).getByRole('button', { name: 'Edit' }).click();
    await other.getByLabel('Answer').fill('From the other tab');
    await other.getByRole('button', { name: 'Update FAQ' }).click();
    await expect(page.getByRole('alert')).toContainText('This FAQ was changed in another tab');
    await expect(page.getByLabel('Answer')).toHaveValue('Answer 2');
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect(page.getByLabel('Answer')).toHaveValue('From the other tab');
    await expect(page.getByRole('alert')).toHaveCount(0);

    answerDialogs(other, 'accept');
    await page.getByLabel('Answer').fill('Half typed');
    await records(other).nth(1).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert')).toContainText('This FAQ was deleted in another tab');
    await expect(page.getByLabel('Answer')).toHaveValue('Half typed');
  });
});
