import type { Page } from 'playwright/test';
import { expect, test } from '../../support/test';
import { addRecord, goTo, open, records } from './dashboard';

async function fillCoverage(page: Page): Promise<void> {
  await open(page, 'media');
  await page.getByLabel('Title').fill('A visit to the mill');
  await page.getByPlaceholder('Category (e.g.., Article, Press Release').fill('Article');
  await page.getByLabel('Date').fill('2025-06-01');
  await page.getByLabel('Description').fill('How it is ground.');
}

const add = (page: Page) => page.getByRole('button', { name: 'Add Coverage' });

// West of Greenwich. All other tests are in Kathmandu, east of it.
test.use({ timezoneId: 'America/Los_Angeles' });

test('a post shows the date that was chosen and a safe link', async ({ page, context }) => {
  await context.route('https://paper.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Paper</title>' }),
  );
  await fillCoverage(page);
  const link = page.getByLabel('Read More Link (optional)');
  for (const bad of ['javascript:alert(1)', 'ftp://paper.example/', 'paper.example', 'mailto:a@b.example']) {
    await link.fill(bad);
    await add(page).click();
    await expect(link).toBeFocused();
    expect(await link.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('');
    await expect(records(page)).toHaveCount(0);
  }
  await link.fill('https://paper.example/mill');
  await add(page).click();
  const opened = context.waitForEvent('page');
  await records(page).getByRole('link', { name: 'Read More' }).click();
  const paper = await opened;
  await expect(paper).toHaveTitle('Paper');
  expect(await paper.evaluate(() => window.opener)).toBeNull();
  await paper.close();

  await expect(records(page).getByText('June 1, 2025', { exact: true })).toBeVisible();
  await records(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Date')).toHaveValue('2025-06-01');
  await link.fill('');
  await page.getByLabel('Date').fill('');
  await page.getByRole('button', { name: 'Update Coverage' }).click();
  await expect(records(page).getByRole('link')).toHaveCount(0);
  await expect(records(page).getByRole('time')).toHaveCount(0);

  await goTo(page, 'contact');
  await addRecord(page);
  const website = records(page).getByRole('link', { name: 'Visit Website' });
  await expect(website).toHaveAttribute('href', 'https://paper.example/mill');
  await expect(website).toHaveAttribute('target', '_blank');

  await goTo(page, 'testimonials');
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Statement').fill('   ');
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  await expect(page.getByLabel('Statement'), 'spaces are no answer').toBeFocused();
  await expect(records(page)).toHaveCount(0);
});
