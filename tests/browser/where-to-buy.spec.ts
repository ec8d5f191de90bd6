import { site } from '~/config/site';
import { pick } from '../support/content';
import { expect, test } from '../support/test';
import { rowsOf } from '../unit/content/tables';
import { readProvinces } from '../unit/domain/content';
import { field, options } from './search/page';

interface Shop {
  id: string;
  name: string;
  province: string;
  district: string;
  city: string;
}

const placed = rowsOf<Partial<Shop>>('shops/en').filter((shop): shop is Shop => shop.district !== undefined);
const districts = readProvinces().flatMap(({ districts }) => districts.map(({ name }) => name));
/** A shop in a province with shops in several districts, in a town that is not named like its district. */
const { name, province, district, city } = pick(
  placed,
  (shop) =>
    shop.city !== shop.district &&
    placed.some((other) => other.province === shop.province && other.district !== shop.district),
);

test('the list below the map and the search lead to the shops of a place', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/where-to-buy/');
  const links = page.getByRole('figure').getByRole('link');
  await links.filter({ hasText: province }).click();
  await expect(page.getByRole('heading', { level: 2, name: province })).toBeInViewport();
  const heading = page.getByRole('heading', { level: 3, name: district });
  await links.filter({ hasText: district }).click();
  await expect(heading).toBeInViewport();

  await page.goto('/about/');
  await field(page).fill(city);
  await options(page).filter({ hasText: district }).click();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('heading', { level: 4, name })).toBeVisible();
});

test('the search of a district without a shop leads to the nearest one', async ({ page }) => {
  const unserved = districts.filter((one) => !placed.some(({ district }) => district === one));
  const [first = ''] = unserved;
  await page.goto('/about/');
  await field(page).fill(first);
  await options(page).filter({ hasText: first }).last().click();
  const row = page.locator('details li', { hasText: first });
  await expect(row).toBeInViewport();
  await expect(page.getByText(site.phones.main).nth(1)).toBeVisible();
  await row.getByRole('link').click();
  await expect(page.locator('h3', { hasText: await row.getByRole('link').innerText() })).toBeInViewport();
});
