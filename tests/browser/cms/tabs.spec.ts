import { expect, test } from '../../support/test';
import { addFaq, answerDialogs, faq, open, records, store, stored } from './dashboard';

test('two tabs keep both edits and report a conflict', async ({ page }) => {
  await store(page, { faqs: [faq(1), faq(2), faq(3)] });
  const other = await page.context().newPage();
  const tabs = [page, other] as const;
  for (const tab of tabs) {
    answerDialogs(tab, 'accept');
    await open(tab, 'faq');
  }
  await page.getByLabel('Question', { exact: true }).fill('Half typed');
  await addFaq(other, 'From the second');
  await expect(records(page)).toHaveCount(4);
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Half typed');
  await addFaq(page, 'From the first');
  await expect(records(other)).toHaveCount(5);
  await records(other).nth(3).getByRole('button', { name: 'Delete' }).click();
  for (const tab of tabs) await expect(records(tab).nth(3)).toContainText('From the first');

  /** Edits a record in each tab and saves both, one right after the other. */
  const saveBoth = async (...places: [number, number]) => {
    for (const [index, tab] of tabs.entries()) {
      await records(tab)
        .nth(places[index] ?? 0)
        .getByRole('button', { name: 'Edit' })
        .click();
      await tab.getByLabel('Answer', { exact: true }).fill(`From tab ${index + 1}`);
    }
    for (const tab of tabs)
      await tab.evaluate(() => document.querySelector<HTMLButtonElement>('form [type=submit]')?.click());
  };
  await saveBoth(0, 1);
  for (const tab of tabs) await expect(records(tab)).toContainText(['From tab 1', 'From tab 2']);
  const answers = (await stored(page, 'faqs')).map(({ a }) => a);
  expect(answers).toEqual(['From tab 1', 'From tab 2', faq(3).a, 'An answer']);

  await saveBoth(2, 2);
  await expect(other.getByRole('alert')).toContainText('This FAQ was changed in another tab');
  await expect(other.getByLabel('Answer', { exact: true })).toHaveValue('From tab 2');
  await expect(records(other).nth(2)).toContainText('From tab 1');
  await other.getByRole('button', { name: 'Keep my text' }).click();
  for (const tab of tabs) await expect(records(tab).nth(2)).toContainText('From tab 2');
});
