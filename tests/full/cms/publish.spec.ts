import { languageOf, locales } from '~/config/locales';
import { categoryPath } from '~/config/routes';
import { faq, open, openMore, records, store, stored } from '../../browser/cms/dashboard';
import { openLoaded } from '../../browser/cms/publish/site';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/test';

test('a moved record keeps the focus', async ({ page }) => {
  await store(page, { faqs: [faq(1), faq(2), faq(3)] });
  await open(page, 'faq');
  const ids = async () => (await stored(page, 'faqs')).map(({ id }) => id);
  const focused = page.locator(':focus');
  await openMore(records(page).first());
  await records(page).first().getByRole('button', { name: 'Down' }).focus();
  await page.keyboard.press('Enter');
  expect(await ids()).toEqual([2, 1, 3]);
  await expect(focused).toHaveAccessibleName('Down Question 1');
  await page.keyboard.press('Escape');
  await openMore(records(page).last());
  const place = page.getByRole('textbox', { name: 'Place Question 3' });
  await place.fill('1');
  await place.press('Enter');
  expect(await ids()).toEqual([3, 2, 1]);
  await expect(focused).toHaveAccessibleName('Place Question 3');
  // Leaving the field moves the record, too.
  await place.fill('2');
  await place.press('Tab');
  expect(await ids()).toEqual([2, 3, 1]);
  await expect(focused).toHaveAccessibleName('Preview Question 3');
});

test('previews look like their pages and pass axe', async ({ page }) => {
  await openLoaded(page, 'products');
  await page.setViewportSize({ width: 1400, height: 900 });
  await openMore(records(page).first());
  await records(page).first().getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Desktop' }).click();
  // Compares all but the height, which depends on the highest card in the row.
  const measure = (element: Element) => [
    element.clientWidth,
    (element as HTMLElement).innerText,
    getComputedStyle(element.querySelector('.name') ?? element).font,
    getComputedStyle(element).backgroundColor,
  ];
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 1280, height: 900 });
  for (const locale of locales) {
    if (locales.length > 1) await page.getByRole('button', { name: languageOf(locale).name }).click();
    const shown = page.frameLocator('iframe').locator(`[lang="${locale}"] article.product`);
    await shown.waitFor();
    await other.goto(categoryPath('box', locale));
    await other.evaluate(() => document.fonts.ready);
    const built = await other.locator('article.product').first().evaluate(measure);
    await expect.poll(() => shown.evaluate(measure)).toEqual(built);
    const loaded = () =>
      shown.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
    await expect.poll(loaded).toContainEqual(expect.stringMatching(/^Eczar/));
  }
  await other.close();
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessible(page, 'dialog');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a link in a preview leads nowhere', async ({ page, watch }) => {
  watch.expect(/^console: Blocked opening/);
  await openLoaded(page, 'products');
  await openMore(records(page).first());
  await records(page).first().getByRole('button', { name: 'Preview' }).click();
  const link = page.frameLocator('iframe').locator('a.enquire');
  // The cards of other variants go once the page is filled.
  await expect(link).toHaveCount(1);
  const blocked = page.waitForEvent('console');
  await link.click();
  expect((await blocked).text()).toMatch(/^Blocked opening .*allow-popups/);
  await expect(link).toBeVisible();
});
