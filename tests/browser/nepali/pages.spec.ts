import { languageOf } from '~/config/locales';
import { interpolate } from '~/config/messages';
import ne from '~/config/messages/ne.json' with { type: 'json' };
import { products } from '../../support/content';
import { findLatin } from '../../support/latin';
import { isWithoutNepali } from '../../support/skipped';
import { expect, test } from '../../support/test';

const { finder } = ne;
const { tag } = languageOf('ne');

test.skip(isWithoutNepali());

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('spices are found in both scripts, and the same page in English', async ({ page }) => {
    await page.goto('/ne/products/?q=besar');
    const names = page.locator('[data-cards] li:visible :is(h2, h3, h4)');
    await expect(names.first()).toContainText('बेसार');
    const field = page.getByRole('searchbox', { name: finder.query });
    await field.fill('turmeric');
    await expect(names).toContainText(['Turmeric']);
    const found = interpolate(finder.found, { count: 1, total: products.length });
    await expect(page.locator('#find').getByText(found).first()).toBeVisible();
    await field.fill('');
    await page.getByLabel(finder.sort).selectOption(finder.sorts.name);
    const { compare } = new Intl.Collator(tag);
    const sorted = products.map(({ nepali }) => nepali).sort(compare);
    await expect(names).toHaveText(sorted.map((name) => new RegExp(`^${name.replace(/[()]/g, '\\$&')}`)));
    await page.getByRole('button', { name: finder.filters, exact: true }).click();
    await page.getByLabel(finder.limits.max).focus();
    await page.keyboard.insertText('५०');
    await expect(page).toHaveURL(/sort=name&max=50$/);
    await expect(page.locator('[data-chosen]')).toHaveText('१');
    expect(findLatin(await page.content())).toEqual([]);
    await page.getByRole('link', { name: 'English' }).locator('visible=true').click();
    await expect(page).toHaveURL(/:\d+\/products\/\?sort=name&max=50$/);

    await page.goto('/ne/faq/');
    await page.locator('summary').first().click();
    await page.getByRole('link', { name: ne.chrome.faq.link }).first().click();
    await expect(page).toHaveURL(/\/ne\/faq\/#/);
    const { hash } = new URL(page.url());
    await page.getByRole('link', { name: 'English' }).locator('visible=true').click();
    await expect(page).toHaveURL(new RegExp(`:\\d+/faq/${hash}$`));
    await expect(page.locator('details[open]')).toHaveCount(1);
  });
});
