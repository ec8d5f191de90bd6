import { expect, test } from '../../support/test';
import { answerDialogs, faq, goTo, open, records, store, stored } from './dashboard';

const three = [faq(1), faq(2), faq(3)];

test.beforeEach(async ({ page }) => {
  answerDialogs(page, 'accept');
  await store(page, { faqs: three });
});

const remove = (page: Parameters<typeof records>[0], name: string) =>
  records(page).filter({ hasText: name }).getByRole('button', { name: 'Delete' });

test('a deletion is undone in place, also from another section', async ({ page }) => {
  await open(page, 'faq');
  await remove(page, 'Question 2').click();
  const line = page.getByRole('status');
  await expect(line).toContainText('FAQ deleted.');
  await expect(remove(page, 'Question 3')).toBeFocused();
  await line.getByRole('button', { name: 'Undo' }).click();
  await expect(records(page)).toContainText(['Question 1', 'Question 2', 'Question 3']);
  await expect(remove(page, 'Question 2')).toBeFocused();
  await expect(line).toBeEmpty();
  expect(await stored(page, 'faqs')).toEqual(three);

  await remove(page, 'Question 3').click();
  await goTo(page, 'gallery');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await stored(page, 'faqs')).toEqual(three);
});

test('the undo offer waits for the keyboard and times out for the pointer', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') });
  await open(page, 'faq');
  await remove(page, 'Question 2').focus();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(undo).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(remove(page, 'Question 3')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove(page, 'Question 3')).toBeFocused();
  await expect(records(page)).toContainText(['Question 1', 'Question 2', 'Question 3']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(undo).toHaveCount(0);
  await expect(remove(page, 'Question 2')).toBeFocused();
  await expect(records(page)).toContainText(['Question 1', 'Question 2']);

  await page.clock.pauseAt(new Date('2026-11-21T10:00:00Z'));
  await remove(page, 'Question 2').click();
  await expect(undo).toBeVisible();
  await page.clock.runFor(9000);
  await expect(undo).toBeVisible();
  await undo.hover();
  await page.clock.runFor(60_000);
  await expect(undo).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(900);
  await expect(undo).toBeVisible();
  await page.clock.runFor(200);
  await expect(undo).toHaveCount(0);
  expect(await stored(page, 'faqs')).toHaveLength(1);
});
