import { expect, test } from '../../support/test';
import { addFaq, answerDialogs, faq, open, records, store, stored } from './dashboard';

const many = (count: number) => Array.from({ length: count }, (_, index) => faq(index + 1));

test('a list of eight records is counted and searchable, newest last', async ({ page }) => {
  await store(page, { faqs: many(7) });
  await open(page, 'faq');
  const search = page.getByRole('searchbox', { name: 'Search FAQs' });
  await expect(search).toHaveCount(0);
  await addFaq(page, 'Where does TURMERIC grow?', 'In Ilam.');
  await expect(page.getByRole('heading', { level: 2, name: '8 FAQs' })).toBeVisible();
  await expect(records(page).last()).toContainText('TURMERIC');
  await search.fill(' turmeric ilam ');
  await expect(records(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: '1 of 8 FAQs' })).toBeVisible();
  await search.fill('nothing of the kind');
  await expect(records(page)).toHaveCount(0);
  await expect(page.getByText('Nothing matches this search.')).toBeVisible();
  await search.fill('');
  await expect(records(page)).toHaveCount(8);
});

// Uses tag names and few `expect`s. To find a role or to describe a failure, Playwright checks the visibility
// of every element, which is slow here.
test('two thousand records are listed, searched and edited', async ({ page }) => {
  answerDialogs(page, 'accept');
  await store(page, { faqs: many(2000) });
  await open(page, 'faq');
  await page.locator('h2', { hasText: '2,000 FAQs' }).waitFor();
  await page.locator('input[type=search]').fill('question 1999');
  await records(page).nth(1).waitFor({ state: 'detached' });
  await expect(records(page)).toHaveCount(1);
  await records(page).getByRole('button', { name: 'Delete' }).click();
  expect(await stored(page, 'faqs')).toHaveLength(1999);
});
