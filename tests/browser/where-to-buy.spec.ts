import type { Page } from 'playwright/test';
import { messagesOf } from '~/config/messages';
import { shops as words } from '~/config/messages/en/shops';
import { interpolate } from '~/config/messages/interpolate';
import { expectAccessible } from '../support/axe';
import { pick } from '../support/content';
import { expect, test } from '../support/test';
import { rowsOf } from '../unit/content/tables';

interface Shop {
  id: string;
  name: string;
  district?: string;
  city?: string;
}

const placed = rowsOf<Shop>('shops/en').filter(({ district }) => district);
const first = pick(placed);
const inDistrict = (district?: string) => placed.filter((shop) => shop.district === district);
const placeNames = new Map(rowsOf<{ name: string }>('place-names/ne').map(({ id, name }) => [id, name]));

const field = (page: Page) => page.getByRole('searchbox', { name: words.find });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const answer = (page: Page) => status(page).locator('[data-answer]');
const names = (page: Page) => page.locator('[data-district] h4:visible');

test('shops are found by district or town', async ({ page, watch }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/where-to-buy/');
  const near = inDistrict(first.district).map(({ name }) => name);
  await field(page).fill(first.district ?? '');
  await expect(names(page)).toHaveText(near);
  await expect(answer(page)).toHaveText(
    interpolate(words.found, { query: first.district ?? '', count: near.length }),
  );
  await expect(page).toHaveURL(`/where-to-buy/?${new URLSearchParams({ near: first.district ?? '' })}`);
  await field(page).fill((first.city ?? '').toLowerCase());
  await expect(names(page)).toHaveText(near);
  await field(page).blur();
  // pages.spec.ts has checked the page.
  await expectAccessible(page, 'main [role=status], [data-district]:not([hidden])');

  await page.getByRole('button', { name: words.clear }).click();
  await expect(names(page)).toHaveCount(placed.length);
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/where-to-buy/');
  await page.goBack();
  await expect(names(page)).toHaveText(near);

  const query = '<b>atlantis</b>';
  await field(page).fill(query);
  await expect(answer(page)).toHaveText(interpolate(words.unknown, { query }));

  // A town in Nepali.
  await page.goto('/ne/where-to-buy/');
  const nepali = page.getByRole('searchbox', { name: messagesOf('ne').shops.find });
  await nepali.fill(placeNames.get(first.city ?? '') ?? '');
  await nepali.press('Enter');
  await expect(names(page)).toHaveCount(inDistrict(first.district).length);
  await expect(page).toHaveURL(/\/ne\/where-to-buy\/\?near=/);
  await expect(nepali).toBeFocused();

  watch.expect(/places\.|ERR_FAILED/);
  await page.route(/_astro\/places[\w-]*\.[\w-]+\.json$/, (route) => route.abort());
  const notice = page.getByText(words.failed);
  await page.goto('/where-to-buy/');
  await expect(notice).toBeHidden();
  await page.goto('/where-to-buy/?near=kaski');
  await expect(notice).toBeVisible();
  await expect(names(page)).toHaveCount(placed.length);
});
