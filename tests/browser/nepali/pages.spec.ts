import { languageOf } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages';
import { expectAccessible } from '../../support/axe';
import { products } from '../../support/content';
import { findLatin } from '../../support/latin';
import { expect, test } from '../../support/test';

const ne = messagesOf('ne');
const { finder, forms } = ne;
const { contact } = forms;
const { offer, tag } = languageOf('ne');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('spices are found in both scripts, and the same page in English', async ({ page }) => {
    await page.goto('/ne/products/?q=besar');
    await expect(page.locator('mark').first()).toHaveText('बेसार');
    const field = page.getByRole('searchbox', { name: finder.query });
    await field.fill('turmeric');
    await expect(page.locator('mark').first()).toHaveText('Turmeric');
    const found = interpolate(finder.found, { count: 1, total: products.length });
    await expect(page.locator('#find').getByText(found).first()).toBeVisible();
    await field.fill('');
    await page.getByLabel(finder.sort).selectOption(finder.sorts.name);
    const { compare } = new Intl.Collator(tag);
    const names = products.map(({ nepali }) => nepali).sort(compare);
    await expect(page.locator('[data-cards] li:visible :is(h2, h3, h4)')).toHaveText(
      names.map((name) => new RegExp(`^${name.replace(/[()]/g, '\\$&')}`)),
    );
    await page.locator('summary', { hasText: finder.filters }).click();
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
    await page.getByRole('button', { name: ne.chrome.menu.open }).click();
    await page.locator('#drawer').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+/faq/${hash}$`));
    await expect(page.locator('details[open]')).toHaveCount(1);
  });
});

test.describe('in a browser that prefers Nepali', () => {
  test.use({ locale: tag });

  test('English pages offer the Nepali one once, whose form accepts Devanagari', async ({
    page,
    context,
  }) => {
    await page.goto('/terms/');
    const line = page.locator('aside', { hasText: offer?.text ?? '' });
    await expect(line).toBeVisible();
    await expectAccessible(page, 'aside');
    await line.getByRole('button', { name: offer?.close ?? '' }).click();
    await expect(line).toHaveCount(0);

    const other = await context.newPage();
    await other.goto('/team/?from=mail#content');
    await other.getByRole('link', { name: offer?.text ?? '' }).click();
    await expect(other).toHaveURL(/\/ne\/team\/\?from=mail#content$/);
    await other.close();

    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/ne/contact/');
    const option = page.getByRole('option').first();
    await page.locator('#header-query').fill('besar');
    await expect(option.locator('mark')).toHaveText(['बेसार']);
    await expect(option).toHaveAttribute('href', /^\/ne\/products\//);
    await page.locator('#header-query').fill('');

    const labelled = (label: string) => page.getByLabel(label, { exact: true });
    await labelled(contact.name.label).pressSequentially('सीता २');
    await expect(page.getByText(contact.name.refused)).toBeVisible();
    await labelled(contact.name.label).pressSequentially('राई');
    await labelled(contact.phone.label).pressSequentially('९८४१');
    await page.getByRole('button', { name: contact.submit }).click();
    await expect(page.getByText(contact.email.required)).toBeVisible();
    expect(findLatin(await page.content())).toEqual([]);
    await labelled(contact.email.label).fill('sita@example.com');
    await page.getByRole('button', { name: contact.submit }).click();
    const ready = page.getByRole('region', { name: contact.ready.heading });
    const mail = await ready.getByRole('link', { name: forms.send.email }).getAttribute('href');
    for (const said of [`${contact.name.label}: सीता राई`, `${contact.phone.label}: 9841`])
      expect(decodeURIComponent(mail ?? '')).toContain(said);
  });
});
