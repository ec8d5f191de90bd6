import { site } from '~/config/site';
import { holdScripts } from '../../support/slow-line';
import { expect, test } from '../../support/test';
import { watchAsked } from '../../support/traffic';
import { field, nameMessage, ready, required } from './page';

test('a right e-mail is enough: nothing is sent, the message stands ready', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact/');
  await field(page, 'Name').fill('Sita');
  await field(page, 'Enquiry type').selectOption('Dealership');
  await field(page, 'Message').fill('Namaste & hello?');
  await field(page, 'Email').fill('sita@example.com');
  await expect(page.locator('astro-island[data-hydrated]')).toHaveCount(1);
  const asked = watchAsked(page);
  await field(page, 'Email').press('Enter');

  await expect(ready(page).getByRole('heading')).toBeFocused();
  await expect(page).toHaveURL(`${baseURL}/contact/`);
  const mail = await ready(page).getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href');
  expect(mail).toContain(`mailto:${site.emails.main}?subject=Get%20Services%3A%20Dealership&body=Name`);
  expect(decodeURIComponent(mail ?? '')).toContain('Namaste & hello?');
  await ready(page).getByRole('button', { name: 'Copy' }).click();
  await expect(ready(page).getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Email: sita@example.com');
  await expect(field(page, 'Name')).toHaveValue('Sita');
  expect(asked).toEqual([]);
});

test('what is typed before the script arrives is kept, and checked once it does', async ({ page }) => {
  await page.goto('/contact/');
  const release = await holdScripts(page);
  await field(page, 'Message').fill('Namaste');
  await field(page, 'I hereby accept all the terms and conditions.').check();
  await field(page, 'Phone').pressSequentially('98x');
  await field(page, 'Name').pressSequentially('Ram5');
  release();
  await expect(field(page, 'Name')).toHaveValue('Ram');
  await expect(page.getByText(nameMessage)).toBeVisible();
  await expect(field(page, 'Phone')).toHaveValue('98');
  await page.keyboard.type('a');
  await expect(field(page, 'Name')).toHaveValue('Rama');
  await expect(field(page, 'Message')).toHaveValue('Namaste');
  await expect(field(page, 'I hereby accept all the terms and conditions.')).toBeChecked();
});

test('Enter before the script arrives counts once it does and leads nowhere else', async ({ page }) => {
  await page.goto('/contact/');
  const release = await holdScripts(page);
  await field(page, 'Name').pressSequentially('Ram');
  await field(page, 'Name').press('Enter');
  await expect(page).toHaveURL(/\/contact\/$/);
  release();
  await expect(page.getByText(required)).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page).toHaveURL(/\/contact\/$/);
});

test('Back brings back what was typed, in every field', async ({ page }) => {
  await page.goto('/contact/');
  await field(page, 'Name').fill('Sita');
  await expect(page.locator('astro-island[data-hydrated]')).toHaveCount(1);
  await field(page, 'Name').pressSequentially(' Rai');
  await field(page, 'Email').fill('sita@example.com');
  await field(page, 'Phone').fill('9841');
  await field(page, 'Enquiry type').selectOption('Dealership');
  await field(page, 'Message').fill('Namaste');
  await field(page, 'I hereby accept all the terms and conditions.').check();
  await page.goto('/faq/');
  await page.goBack();
  await field(page, 'Email').press('Enter');
  const mail = await ready(page).getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toMatch(
    /Name: Sita Rai\s+Email: sita@example.com\s+Phone: 9841\s+Enquiry type: Dealership\s+Namaste$/,
  );
  await expect(field(page, 'Name')).toHaveValue('Sita Rai');
  await expect(field(page, 'I hereby accept all the terms and conditions.')).toBeChecked();
});
