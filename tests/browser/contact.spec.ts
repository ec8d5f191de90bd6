import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { holdScripts } from '../support/slow-line';
import { expect, test } from '../support/test';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Get Service', exact: true });
const ready = (page: Page) =>
  page.getByRole('region', { name: 'Your message is ready. Nothing has been sent yet.' });

const nameMessage = 'Only letters and spaces are allowed';
const required = 'Email is required.';
const invalid = 'Please enter a valid email address.';
const phoneMessage = 'Phone number can only contain digits.';

/** Opens the page with its script at work, on a clock that stands still until a test lets it run. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/contact/');
  await field(page, 'Name').focus();
  await expect(page.locator('astro-island[data-ready]')).toHaveCount(1);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Axe needs timers, so the clock ticks while it looks, too little for a message to hide. */
async function expectAccessibleOnClock(page: Page): Promise<void> {
  let isDone = false;
  const tick = async () => {
    while (!isDone) await page.clock.runFor(1);
  };
  const look = expectAccessible(page).finally(() => {
    isDone = true;
  });
  await Promise.all([look, tick()]);
}

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
    await expect(page.locator('astro-island[data-ready]')).toHaveCount(1);
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
  await expect(page.locator('astro-island[data-ready]')).toHaveCount(1);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await field(page, 'Email').press('Enter');

  await expect(ready(page).getByRole('heading')).toBeFocused();
  await expect(page).toHaveURL(`${baseURL}/contact/`);
  const mail = await ready(page).getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href');
  expect(mail).toMatch(/^mailto:namaste@basna\.example\?subject=Get%20Services%3A%20Dealership&body=Name/);
  expect(decodeURIComponent(mail ?? '')).toContain('Namaste & hello?');
  await ready(page).getByRole('button', { name: 'Copy' }).click();
  await expect(ready(page).getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Email: sita@example.com');
  await expect(field(page, 'Name')).toHaveValue('Sita');
  expect(requests).toEqual([]);
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

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing, ${colorScheme}, with messages and with the ready message`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openWithClock(page);
    await field(page, 'Phone').pressSequentially('9x');
    await field(page, 'Name').pressSequentially('9');
    await submit(page).click();
    const areShown = async () => {
      for (const message of [nameMessage, required, phoneMessage])
        await expect(page.getByText(message)).toBeVisible();
    };
    await areShown();
    await expectAccessibleOnClock(page);
    await areShown();
    await field(page, 'Email').fill('ram@example.com');
    await submit(page).click();
    await expect(ready(page)).toBeVisible();
    await expectAccessibleOnClock(page);
  });

test('e-mail addresses, phone numbers and the office lead on', async ({ page }) => {
  await page.goto('/contact/');
  const main = page.getByRole('main');
  for (const [name, href] of [
    ['namaste@basna.example', 'mailto:namaste@basna.example'],
    ['sales@basna.example', 'mailto:sales@basna.example'],
    ['+977 1 555 0100', 'tel:+97715550100'],
    ['+977 1 555 0101', 'tel:+97715550101'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(main.getByText('Kathmandu, Nepal')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', /openstreetmap/);
  const frame = main.getByTitle('Map of Balaju Industrial District, Kathmandu');
  await expect(frame).toHaveAttribute('loading', 'lazy');
});

test('info in 3, 2, 1 columns and the form in 2, 1', async ({ page }) => {
  await page.goto('/contact/');
  const count = (selector: string) =>
    page
      .locator(selector)
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').filter(Boolean).length);
  const form = async () => {
    const [name, email] = await Promise.all([
      field(page, 'Name').boundingBox(),
      field(page, 'Email').boundingBox(),
    ]);
    return name?.y === email?.y ? 2 : 1;
  };
  for (const [width, info, columns] of [
    [1440, 3, 2],
    [1025, 3, 2],
    [1024, 2, 2],
    [769, 2, 2],
    [768, 2, 1],
    [481, 2, 1],
    [480, 1, 1],
    [320, 1, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect([await count('main ul:has(address)'), await form()], `at ${width} px`).toEqual([info, columns]);
  }
});

test('320 px: messages and the ready message fit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/contact/');
  await submit(page).click();
  await expect(page.getByText(required)).toBeVisible();
  await field(page, 'Email').fill('a.very.long.address.of.a.spice.wholesaler@example.com');
  await submit(page).click();
  await expect(ready(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('says to write or call instead and shows no field', async ({ page }) => {
    await page.goto('/contact/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Write or call instead' })).toBeVisible();
    await expect(main.locator(':is(input, select, textarea, button):visible')).toHaveCount(0);
  });
});
