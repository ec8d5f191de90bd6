import { answerDialogs, faq, open, records, store, stored } from '../../browser/cms/dashboard';
import { expect, test } from '../../support/test';

// Uses tag names and few `expect`s. To find a role or to describe a failure, Playwright checks the visibility
// of every element, which is slow here.
test('two thousand records are listed, searched and edited', async ({ page }) => {
  answerDialogs(page, 'accept');
  await store(page, { faqs: Array.from({ length: 2000 }, (_, index) => faq(index + 1)) });
  await open(page, 'faq');
  await page.locator('h2', { hasText: '2,000 FAQs' }).waitFor();
  await page.locator('input[type=search]').fill('question 1999');
  await records(page).nth(1).waitFor({ state: 'detached' });
  await expect(records(page)).toHaveCount(1);
  await records(page).getByRole('button', { name: 'Delete' }).click();
  expect(await stored(page, 'faqs')).toHaveLength(1999);
});
