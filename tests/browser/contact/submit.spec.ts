import { site } from '~/config/site';
import { chatName } from '../../support/channels';
import { holdScripts } from '../../support/slow-line';
import { expect, test } from '../../support/test';
import { watchRequests } from '../../support/traffic';
import { field, nameMessage, ready, submit } from './page';

test('a valid email alone makes the message ready to send', async ({ page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact/');
  await field(page, 'Name').fill('Sita');
  await field(page, 'Enquiry type').selectOption('Dealership');
  await field(page, 'Message').fill('Namaste & hello?');
  await field(page, 'Email').fill('sita@example.com');
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
  const asked = watchRequests(page);
  await field(page, 'Email').press('Enter');

  await expect(ready(page).getByRole('heading')).toBeFocused();
  await expect(page).toHaveURL(`${baseURL}/contact/`);
  const mail = await ready(page).getByRole('link', { name: 'Send it by email' }).getAttribute('href');
  expect(mail).toContain(`mailto:${site.emails.main}?subject=Get%20Services%3A%20Dealership&body=Name`);
  expect(decodeURIComponent(mail ?? '')).toContain('Namaste & hello?');
  await ready(page).getByRole('button', { name: 'Copy' }).click();
  await expect(ready(page).getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Email: sita@example.com');
  await expect(field(page, 'Name')).toHaveValue('Sita');
  expect(asked).toEqual([]);
});

test('Become a Dealer opens the form with that enquiry selected', async ({ page }) => {
  const type = field(page, 'Enquiry type');
  const expectChosen = async () => {
    await expect(type).toBeInViewport();
    await expect(type.locator('option:checked')).toHaveText('Dealership');
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dealers/');
  await page.getByRole('link', { name: 'Become a Dealer' }).click();
  await expect(page).toHaveURL(/\/contact\/\?enquiry=dealership$/);
  await expectChosen();
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto('/contact/?enquiry=nonsense');
  await expect(type).toHaveValue('');
  await page.goto('/contact/?enquiry=dealership');
  await expectChosen();
  await field(page, 'Email').fill('sita@example.com');
  await submit(page).click();
  const chat = ready(page).getByRole('link', { name: new RegExp(`^Send it by ${chatName}`) });
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain('Enquiry type: Dealership');
});

test('text typed before hydration is validated and survives Back', async ({ page }) => {
  await page.goto('/contact/');
  const release = await holdScripts(page);
  await field(page, 'Name').pressSequentially('Ram5');
  release();
  await expect(field(page, 'Name')).toHaveValue('Ram');
  await expect(page.getByText(nameMessage)).toBeVisible();
  await page.keyboard.type('a Rai');
  await expect(field(page, 'Name')).toHaveValue('Rama Rai');
  await field(page, 'Email').fill('sita@example.com');
  await field(page, 'Phone').fill('9841');
  await field(page, 'Enquiry type').selectOption('Dealership');
  await field(page, 'Message').fill('Namaste');
  await field(page, 'I hereby accept all the terms and conditions.').check();
  await page.goto('/faq/');
  await page.goBack();
  await field(page, 'Email').press('Enter');
  const mail = await ready(page).getByRole('link', { name: 'Send it by email' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toMatch(
    /Name: Rama Rai\s+Email: sita@example.com\s+Phone: 9841\s+Enquiry type: Dealership\s+Namaste$/,
  );
  await expect(field(page, 'Name')).toHaveValue('Rama Rai');
  await expect(field(page, 'I hereby accept all the terms and conditions.')).toBeChecked();
});
