import type { Page } from 'playwright/test';
import { expect, test } from '../../support/test';
import { addFaq, answerDialogs, faq, open, records, store, stored } from './dashboard';

/** Opens the FAQ section in two tabs and returns the second. */
async function openTwo(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  for (const tab of [page, other]) await open(tab, 'faq');
  return other;
}

/** Counts the writes of pages to the key of the FAQ section. */
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
  test('see each other’s records and lose none, also when both write at once, and leave deleted what is deleted a moment later', async ({
    page,
  }) => {
    const other = await openTwo(page);
    answerDialogs(other, 'accept');
    await addFaq(page, 'From the first');
    await expect(records(other)).toContainText(['From the first']);
    await addFaq(other, 'From the second');
    const writes = await countWrites(page, other);
    await addFaq(page, 'Here and gone');
    await expect(records(page)).toContainText(['From the first', 'From the second', 'Here and gone']);
    await records(other).nth(2).getByRole('button', { name: 'Delete' }).click();
    await expect(records(page)).toHaveCount(2);
    await addFaq(other, 'Here to stay');
    const all = ['From the first', 'From the second', 'Here to stay'];
    for (const tab of [page, other]) {
      await expect(records(tab)).toHaveCount(3);
      await expect(records(tab)).toContainText(all);
    }
    expect((await stored(page, 'faqs')).map(({ q }) => q)).toEqual(all);
    expect(await writes()).toBe(3);

    // At the same moments.
    const write = async (tab: Page, name: string) => {
      for (let number = 0; number < 6; number++) await addFaq(tab, `${name} ${number}`);
    };
    await Promise.all([write(page, 'First'), write(other, 'Second')]);
    for (const tab of [page, other]) await expect(records(tab)).toHaveCount(15);
    // What one has written over is listed at once, but stored again in a moment.
    const countStored = async () => {
      const written = await stored(page, 'faqs');
      return [
        written.length,
        new Set(written.map(({ q }) => q)).size,
        new Set(written.map(({ id }) => id)).size,
      ];
    };
    await expect.poll(countStored).toEqual([15, 15, 15]);
  });

  test('an open form is not written over: the other’s change of the list is seen, of the record told; a deleted one can be dropped or kept as a new record, and does not come back', async ({
    page,
  }) => {
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
    await page.getByRole('button', { name: 'Load the changed one' }).click();
    await expect(page.getByLabel('Answer')).toHaveValue('From the other tab');
    await expect(page.getByRole('alert')).toHaveCount(0);

    answerDialogs(other, 'accept');
    const ids = async () => (await stored(page, 'faqs')).map(({ id }) => id);
    const [, second, third] = await ids();
    const loseEdited = async (at: number) => {
      await records(page).nth(at).getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Answer').fill('Half typed');
      await records(other).nth(at).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('alert')).toContainText('This FAQ was deleted in another tab');
    };
    const expectBlank = async () => {
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByLabel('Answer')).toHaveValue('');
      await expect(page.getByRole('button', { name: 'Add FAQ' })).toBeVisible();
    };
    await loseEdited(0);
    await page.getByRole('button', { name: 'Drop it' }).click();
    await expectBlank();
    expect(await ids()).toEqual([second, third]);

    await loseEdited(1);
    await page.getByRole('button', { name: 'Update FAQ' }).click();
    await expect(page.getByLabel('Answer')).toHaveValue('Half typed');
    await expect(page.getByRole('button', { name: 'Keep as a new record' })).toBeFocused();
    expect(await ids()).toEqual([second]);
    await page.getByRole('button', { name: 'Keep as a new record' }).click();
    await expectBlank();
    const kept = await stored(page, 'faqs');
    expect(kept.map(({ a }) => a)).toEqual(['From the other tab', 'Half typed']);
    expect(kept.map(({ id }) => id)).not.toContain(third);
  });
});
