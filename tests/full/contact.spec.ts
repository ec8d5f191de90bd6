import { field } from '../browser/order/page';
import { expect, test } from '../support/test';

test('contact details and form have columns that suit the width', async ({ page }) => {
  await page.goto('/contact/');
  const count = () =>
    page
      .locator('main ul:has(address)')
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
    expect([await count(), await form()], `at ${width} px`).toEqual([info, columns]);
  }
});
