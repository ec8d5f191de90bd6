import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { open, records } from './dashboard';

async function fillCoverage(page: Page): Promise<void> {
  await open(page, 'media');
  await page.getByLabel('Title').fill('A visit to the mill');
  await page.getByPlaceholder('Category (e.g.., Article, Press Release').fill('Article');
  await page.getByLabel('Date').fill('2025-06-01');
  await page.getByLabel('Description').fill('How it is ground.');
}

const add = (page: Page) => page.getByRole('button', { name: 'Add Coverage' });

test.describe('west of Greenwich', () => {
  // All other tests are in Kathmandu, east of it.
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a date is the day that was chosen', async ({ page }) => {
    await fillCoverage(page);
    await add(page).click();
    await expect(records(page).getByText('June 1, 2025', { exact: true })).toBeVisible();
    await records(page).getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Date')).toHaveValue('2025-06-01');
  });
});

test('date and link may be left out', async ({ page }) => {
  await fillCoverage(page);
  await page.getByLabel('Date').fill('');
  await add(page).click();
  await expect(records(page)).toHaveCount(1);
  await expect(records(page).getByRole('link')).toHaveCount(0);
  await expect(records(page).getByRole('time')).toHaveCount(0);
});

test('a link to anything but a website is refused', async ({ page }) => {
  await fillCoverage(page);
  const link = page.getByLabel('Read More Link (optional)');
  for (const bad of [
    'javascript:alert(1)',
    'ftp://paper.example/',
    'paper.example',
    'mailto:a@paper.example',
  ]) {
    await link.fill(bad);
    await add(page).click();
    await expect(link).toBeFocused();
    expect(await link.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('');
    await expect(records(page)).toHaveCount(0);
  }
  await link.fill('https://paper.example/mill');
  await add(page).click();
  await expect(records(page)).toHaveCount(1);
});

test('links of media and contacts open in a new tab', async ({ page, context }) => {
  await context.route('https://paper.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Paper</title>' }),
  );
  await fillCoverage(page);
  await page.getByLabel('Read More Link (optional)').fill('https://paper.example/mill');
  await add(page).click();
  const opened = context.waitForEvent('page');
  await records(page).getByRole('link', { name: 'Read More' }).click();
  const paper = await opened;
  await expect(paper).toHaveTitle('Paper');
  expect(await paper.evaluate(() => window.opener)).toBeNull();
  await paper.close();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
  await page.getByLabel('Company Name').fill('Himal Foods');
  await page.getByLabel('Address').fill('Balaju');
  await page.getByLabel('Phone num').fill('+977 1 555 0199');
  await page.getByLabel('Email').fill('hello@himal.example');
  await page.getByLabel('Website (Optional)').fill('https://himal.example/');
  await page.getByRole('button', { name: 'Add Contact' }).click();
  const website = records(page).getByRole('link', { name: 'Visit Website' });
  await expect(website).toHaveAttribute('href', 'https://himal.example/');
  await expect(website).toHaveAttribute('target', '_blank');
});

test('spaces are no answer where something is required', async ({ page }) => {
  await open(page, 'testimonials');
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Statement').fill('   ');
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  await expect(page.getByLabel('Statement')).toBeFocused();
  await expect(records(page)).toHaveCount(0);
});
