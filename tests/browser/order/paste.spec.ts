import { locales } from '~/config/locales';
import { en } from '~/config/messages/en';
import { ne } from '~/config/messages/ne';
import { pathOf } from '~/config/routes';
import { expect, test } from '../../support/test';

for (const locale of locales) {
  const { paste } = { en, ne }[locale].forms.order;

  test(`the price list in ${locale} leads to the open panel`, async ({ page }) => {
    await page.goto(pathOf('priceList', locale));
    await page.getByRole('main').getByRole('link', { name: paste.heading }).click();
    await expect(page).toHaveURL(`${pathOf('order', locale)}#paste`);
    await expect(page.getByLabel(paste.label)).toBeInViewport();
    await page.reload();
    await expect(page.getByLabel(paste.label)).toBeVisible();
  });
}
