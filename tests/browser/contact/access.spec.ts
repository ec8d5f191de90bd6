import { site } from '~/config/site';
import { expect, test } from '../../support/test';
import {
  expectAccessibleOnClock,
  field,
  nameMessage,
  openWithClock,
  phoneMessage,
  ready,
  required,
  submit,
} from './page';

test('messages and the finished enquiry pass axe and fit at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const expectFits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
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
  await expectFits();
  await field(page, 'Email').fill('a.very.long.address.of.a.spice.wholesaler@example.com');
  await submit(page).click();
  // submit.spec.ts runs axe on the same component of the order page.
  await expect(ready(page)).toBeVisible();
  await expectFits();
});

test('contact details and form have links and responsive columns', async ({ page, watch }) => {
  await page.goto('/contact/');
  const main = page.getByRole('main');
  for (const [name, href] of [
    ...Object.values(site.emails).map((email) => [email, `mailto:${email}`] as const),
    ...Object.values(site.phones).map((phone) => [phone, `tel:${phone.replaceAll(' ', '')}`] as const),
  ])
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(main.getByText(`${site.address.city}, ${site.address.country}`)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', /openstreetmap/);
  const frame = main.getByTitle(`Map of ${site.address.street}, ${site.address.city}`);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => watch.mapFrames).toBe(1);

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
