import { expect, test } from '../../support/test';
import { field, invalid, nameMessage, openWithClock, phoneMessage, required, submit } from './page';

test.describe('name', () => {
  test('loses what is no letter or space as it is typed, and says so until the next valid input', async ({
    page,
  }) => {
    await page.goto('/contact/');
    await field(page, 'Name').pressSequentially('राम 2');
    await expect(field(page, 'Name')).toHaveValue('राम ');
    await expect(page.getByText(nameMessage)).toBeVisible();
    await field(page, 'Name').pressSequentially('थापा');
    await expect(field(page, 'Name')).toHaveValue('राम थापा');
    await expect(page.getByText(nameMessage)).toHaveCount(0);
  });

  test('keeps the caret in the middle of a word', async ({ page }) => {
    await page.goto('/contact/');
    await field(page, 'Name').fill('Rm Thapa');
    await field(page, 'Name').press('Home');
    await field(page, 'Name').press('ArrowRight');
    await field(page, 'Name').pressSequentially('7a8');
    await expect(field(page, 'Name')).toHaveValue('Ram Thapa');
    expect(await field(page, 'Name').evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  });

  test('cleans a pasted text', async ({ page }) => {
    await page.goto('/contact/');
    await field(page, 'Message').fill('Sita Rai <9841>');
    await field(page, 'Message').press('ControlOrMeta+A');
    await field(page, 'Message').press('ControlOrMeta+C');
    await field(page, 'Name').press('ControlOrMeta+V');
    await expect(field(page, 'Name')).toHaveValue('Sita Rai ');
    await expect(page.getByText(nameMessage)).toBeVisible();
  });

  test('leaves an input method to finish its word', async ({ page }) => {
    await page.goto('/contact/');
    const input = field(page, 'Name');
    await input.pressSequentially('Ram ');
    await expect(page.locator('astro-island[data-hydrated]')).toHaveCount(1);
    const keyboard = await page.context().newCDPSession(page);
    for (const text of ['t', 'th', 'th1', 'थ1'])
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await expect(input).toHaveValue('Ram थ1');
    await keyboard.send('Input.insertText', { text: 'थापा1' });
    await expect(input).toHaveValue('Ram थापा');
    await expect(page.getByText(nameMessage)).toBeVisible();
    await input.pressSequentially(' ');
    await expect(input).toHaveValue('Ram थापा ');
  });
});

test.describe('e-mail', () => {
  test('empty on submit: told for 5 s, then the mark and the hint remain', async ({ page }) => {
    await openWithClock(page);
    await submit(page).click();
    await expect(page.getByText(required)).toBeVisible();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      `${required} Needed: our answer goes there.`,
    );
    await page.clock.runFor(4999);
    await expect(page.getByText(required)).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByText(required)).toHaveCount(0);
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Needed: our answer goes there.');
  });

  test('in a bad format: told while it is, however long', async ({ page }) => {
    await openWithClock(page);
    await field(page, 'Email').fill('ram@example');
    await expect(page.getByText(invalid)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByText(invalid)).toBeVisible();
    await field(page, 'Email').fill('ram thapa@example.com');
    await expect(page.getByText(invalid)).toBeVisible();
    await field(page, 'Email').fill('ram@example.com');
    await expect(page.getByText(invalid)).toHaveCount(0);
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
  });

  test('emptied: told as required', async ({ page }) => {
    await page.goto('/contact/');
    await field(page, 'Email').fill('ram');
    await expect(page.getByText(invalid)).toBeVisible();
    await field(page, 'Email').fill('');
    await expect(page.getByText(required)).toBeVisible();
    await expect(page.getByText(invalid)).toHaveCount(0);
  });
});

test.describe('phone', () => {
  test('refuses other characters and tells so for 3 s', async ({ page }) => {
    await openWithClock(page);
    await field(page, 'Phone').pressSequentially('98a4');
    await expect(field(page, 'Phone')).toHaveValue('984');
    await field(page, 'Phone').pressSequentially('-');
    await expect(field(page, 'Phone')).toHaveValue('984');
    await expect(page.getByText(phoneMessage)).toBeVisible();
    await page.clock.runFor(2999);
    await expect(page.getByText(phoneMessage)).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByText(phoneMessage)).toHaveCount(0);
    await expect(field(page, 'Phone')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'Phone').pressSequentially('1');
    await expect(field(page, 'Phone')).not.toHaveAttribute('aria-invalid');
  });

  test('turns Devanagari digits into 0–9 and has no limit of length', async ({ page }) => {
    await page.goto('/contact/');
    await field(page, 'Phone').pressSequentially('९८४१');
    await expect(field(page, 'Phone')).toHaveValue('9841');
    await field(page, 'Phone').fill('1'.repeat(40));
    await expect(field(page, 'Phone')).toHaveValue('1'.repeat(40));
  });
});
