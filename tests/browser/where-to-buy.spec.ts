import { pick } from '../support/content';
import { expect, test } from '../support/test';
import { rowsOf } from '../unit/content/tables';
import { field, options } from './search/page';

interface Shop {
  id: string;
  name: string;
  province: string;
  district: string;
  city: string;
}

const placed = rowsOf<Partial<Shop>>('shops/en').filter((shop): shop is Shop => shop.district !== undefined);
/** A shop in a province with shops in several districts, in a town that is not named like its district. */
const { name, province, district, city } = pick(
  placed,
  (shop) =>
    shop.city !== shop.district &&
    placed.some((other) => other.province === shop.province && other.district !== shop.district),
);

test('the map, links of districts and the search lead to the shops of a place', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/where-to-buy/');
  await page.getByRole('figure').getByRole('link', { name: province }).click();
  await expect(page.getByRole('heading', { level: 2, name: province })).toBeInViewport();
  const heading = page.getByRole('heading', { level: 3, name: district });
  await page
    .getByRole('navigation', { name: `Districts of ${province}` })
    .getByText(district)
    .click();
  await expect(heading).toBeInViewport();

  await page.goto('/about/');
  await field(page).fill(city);
  await options(page).filter({ hasText: district }).click();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('heading', { level: 4, name })).toBeVisible();
});
