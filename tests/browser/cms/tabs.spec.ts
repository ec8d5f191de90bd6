import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { addFaq, answerDialogs, faq, open, records, store, stored } from './dashboard';

const names = ['Question 1', 'Question 2'];

/** Counts what pages write under the key of the questions. */
async function countWrites(...pages: Page[]): Promise<() => Promise<number>> {
  for (const page of pages)
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, text) {
        if (key === 'faqs') performance.mark('write');
        setItem.call(this, key, text);
      };
    });
  return async () => {
    const counts = pages.map((page) => page.evaluate(() => performance.getEntriesByName('write').length));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
}

test.describe('two tabs', () => {
  test('see each other’s records and lose none', async ({ page, context }) => {
    const other = await context.newPage();
    await open(page, 'faq');
    await open(other, 'faq');
    await addFaq(page, 'From the first');
    await expect(records(other)).toContainText(['From the first']);
    await addFaq(other, 'From the second');
    await addFaq(page, 'Again the first');
    const all = ['From the first', 'From the second', 'Again the first'];
    await expect(records(page)).toContainText(all);
    await expect(records(other)).toContainText(all);
    expect((await stored(page, 'faqs')).map(({ q }) => q)).toEqual(all);
  });

  test('leave what one adds and the other deletes a moment later deleted', async ({ page, context }) => {
    const other = await context.newPage();
    answerDialogs(other, 'accept');
    await open(page, 'faq');
    await open(other, 'faq');
    const writes = await countWrites(page, other);
    await addFaq(page, 'Here and gone');
    await records(other).first().getByRole('button', { name: 'Delete' }).click();
    await expect(records(page)).toHaveCount(0);
    await addFaq(other, 'Here to stay');
    await expect(records(page)).toHaveCount(1);
    await expect(records(other)).toHaveText([/Here to stay/]);
    expect(await writes()).toBe(3);
  });

  test('that write at the same moments lose nothing', async ({ page, context }) => {
    const other = await context.newPage();
    await open(page, 'faq');
    await open(other, 'faq');
    const write = async (tab: Page, name: string) => {
      for (let number = 0; number < 12; number++) await addFaq(tab, `${name} ${number}`);
    };
    await Promise.all([write(page, 'First'), write(other, 'Second')]);
    for (const tab of [page, other]) await expect(records(tab)).toHaveCount(24);
    const all = await stored(page, 'faqs');
    expect([new Set(all.map(({ q }) => q)).size, new Set(all.map(({ id }) => id)).size]).toEqual([24, 24]);
  });

  test('that make records in the same millisecond give them different ids', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'));
      await open(tab, 'faq');
    }
    await addFaq(page, 'From the first');
    await addFaq(other, 'From the second');
    await expect(records(page)).toHaveCount(2);
    const ids = (await stored(page, 'faqs')).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  test('an open form is not written over when the other tab changes the list', async ({ page, context }) => {
    await store(page, { faqs: [faq(1), faq(2)] });
    const other = await context.newPage();
    await open(page, 'faq');
    await open(other, 'faq');
    await records(page).first().getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Answer').fill('Half typed');
    await addFaq(other, 'Question 3');
    await expect(records(page)).toHaveCount(3);
    await expect(page.getByLabel('Question')).toHaveValue('Question 1');
    await expect(page.getByLabel('Answer')).toHaveValue('Half typed');
    await page.getByRole('button', { name: 'Update FAQ' }).click();
    await expect(records(other).first()).toContainText('Half typed');
    expect(await stored(page, 'faqs')).toHaveLength(3);
  });

  test.describe('when one deletes what the other edits', () => {
    test.beforeEach(async ({ page, context }) => {
      await store(page, { faqs: [faq(1), faq(2)] });
      const other = await context.newPage();
      answerDialogs(other, 'accept');
      await open(page, 'faq');
      await open(other, 'faq');
      await records(page).first().getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Answer').fill('Half typed');
      await records(other).first().getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('alert')).toContainText('This FAQ was deleted in another tab');
    });

    test('saving does not bring the record back, but can keep what is typed as a new one', async ({
      page,
    }) => {
      await page.getByRole('button', { name: 'Update FAQ' }).click();
      await expect(page.getByLabel('Answer')).toHaveValue('Half typed');
      await expect(page.getByRole('button', { name: 'Keep as a new record' })).toBeFocused();
      expect((await stored(page, 'faqs')).map(({ id }) => id)).toEqual([2]);
      await page.getByRole('button', { name: 'Keep as a new record' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByLabel('Answer')).toHaveValue('');
      const kept = await stored(page, 'faqs');
      expect(kept.map(({ a }) => a)).toEqual(['Answer 2', 'Half typed']);
      expect(kept.map(({ id }) => id)).not.toContain(1);
    });

    test('what is typed can be dropped', async ({ page }) => {
      await page.getByRole('button', { name: 'Drop it' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByLabel('Answer')).toHaveValue('');
      await expect(page.getByRole('button', { name: 'Add FAQ' })).toBeVisible();
      expect((await stored(page, 'faqs')).map(({ id }) => id)).toEqual([2]);
    });
  });

  test('when both change one record, the later one is told first', async ({ page, context }) => {
    await store(page, { faqs: [faq(1), faq(2)] });
    const other = await context.newPage();
    await open(page, 'faq');
    await open(other, 'faq');
    for (const tab of [page, other]) await records(tab).first().getByRole('button', { name: 'Edit' }).click();
    await other.getByLabel('Answer').fill('From the other tab');
    await other.getByRole('button', { name: 'Update FAQ' }).click();
    await expect(page.getByRole('alert')).toContainText('This FAQ was changed in another tab');
    await expect(page.getByLabel('Answer')).toHaveValue('Answer 1');
    await page.getByRole('button', { name: 'Load the changed one' }).click();
    await expect(page.getByLabel('Answer')).toHaveValue('From the other tab');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('an undone deletion keeps what the other tab has added meanwhile', async ({ page, context }) => {
    answerDialogs(page, 'accept');
    await store(page, { faqs: [faq(1), faq(2)] });
    const other = await context.newPage();
    await open(page, 'faq');
    await open(other, 'faq');
    await records(page).first().getByRole('button', { name: 'Delete' }).click();
    await addFaq(other, 'Question 3');
    await expect(records(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(records(page)).toContainText([...names, 'Question 3']);
    await expect(records(other)).toContainText([...names, 'Question 3']);
  });
});
