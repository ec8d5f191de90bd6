import { categories } from '~/config/routes';
import { expect, test } from '../support/test';

const [{ slug }] = categories;

/** Page | list | number of columns by width. */
const grids = `
/products/ | #${slug} ul:has(article) | 1440: 4, 1025: 4, 1024: 2, 768: 2, 320: 2
/products/${slug}/ | main ul:has(article) | 1440: 4, 1024: 3, 768: 2, 320: 1
/blog/ | main ul:has(article) | 1440: 3, 1025: 3, 1024: 1, 768: 1, 320: 1
/recipe/ | main ul:has(article) | 1440: 3, 1024: 3, 768: 1, 320: 1
/team/ | main ul:has(article) | 1440: 3, 1024: 3, 1023: 2, 768: 2, 767: 1, 320: 1
/testimonials/ | main ul:has(figure) | 1024: 3, 1023: 2, 768: 2, 767: 1, 320: 1
/contact/ | main ul:has(address) | 1440: 3, 1025: 3, 1024: 2, 481: 2, 480: 1, 320: 1
/contact/ | main form > :has([name=email]) | 1440: 2, 769: 2, 768: 1, 320: 1`;

test('lists have the number of columns for their width', async ({ page }) => {
  for (const row of grids.trim().split('\n')) {
    const [path = '', list = '', columns = ''] = row.split(' | ');
    await page.goto(path);
    const found: string[] = [];
    for (const [width] of columns.matchAll(/\d+(?=:)/g)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const count = await page.locator(list).evaluate((grid) => {
        const shown = [...grid.children].filter((item) => item.checkVisibility());
        return new Set(shown.map((item) => Math.round(item.getBoundingClientRect().left))).size;
      });
      found.push(`${width}: ${count}`);
    }
    expect.soft(found.join(', '), `${path} ${list}`).toBe(columns);
  }
});
