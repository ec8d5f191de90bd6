import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../support/test';
import { addFaq, answerDialogs, open, records, stored } from './dashboard';

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
