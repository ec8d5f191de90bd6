import { interpolate } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import { expectAccessible } from '../../support/axe';
import { pageText, pick, products } from '../../support/content';
import { expect, test } from '../../support/test';
import { common, expectShown, field, filters, find, names, nothing, unique, uniqueWord, useOf } from './page';

const { finder } = en;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the finder loads at the first touch, suggests what to try, and recovers', async ({ page, watch }) => {
    const { use, label } = useOf(unique);
    const { menu } = pageText(`products-${unique.category}`);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/finder\.[\w-]+\.js(on)?$/.test(request.url())) fetched.push(request.url());
    });
    await page.goto('/products/', { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await expect(page.getByRole('checkbox', { name: label })).toBeHidden();
    await field(page).tap();
    await expect.poll(() => fetched.length).toBe(2);
    await page.keyboard.type(uniqueWord);
    await expectShown(page, [unique]);
    await field(page).fill('');
    await filters(page).tap();
    for (const name of [label, menu]) await page.getByRole('checkbox', { name, exact: true }).tap();
    await expectAccessible(page, '#find');
    await page
      .getByRole('button', {
        name: interpolate(en.finder.show, { count: find(`use=${use}&category=${unique.category}`).length }),
      })
      .tap();
    await expect(page.getByRole('checkbox', { name: label })).toBeHidden();
    await expect(filters(page)).toHaveText(/2$/);
    await expect(page).toHaveURL(`/products/?use=${use}&category=${unique.category}`);

    const { category: elsewhere } = pick(find(`q=${common}`), ({ category }) => category !== unique.category);
    await page.goto(`/products/${elsewhere}/`);
    await field(page).fill(common);
    await page.getByLabel(en.finder.sort).selectOption('rating');
    await expectShown(page, find(`q=${common}&sort=rating&category=${elsewhere}`));
    // Only what the finder changes, because pages.spec.ts has checked the page.
    await expectAccessible(page, '#find');
    await page.getByLabel(en.finder.sort).selectOption('');
    await field(page).fill(uniqueWord);
    await expect(page.getByText(interpolate(en.finder.noneFor, { query: uniqueWord }))).toBeVisible();
    await expect(names(page)).toHaveCount(0);
    await expectAccessible(page, '#find');
    await page.getByRole('link', { name: en.finder.elsewhere }).click();
    await expect(page).toHaveURL(`/products/?${new URLSearchParams({ q: uniqueWord })}`);
    await expectShown(page, [unique]);

    await field(page).fill(nothing);
    const [example = ''] = finder.examples;
    await page.getByRole('link', { name: example }).click();
    await expect(names(page).first()).toContainText(find(`q=${example}`)[0]?.name ?? '');

    // Without its files it says so and shows the whole list.
    watch.expect(/finder|Finder|Failed to load resource/);
    const notice = page.getByText(finder.failed);
    const [script, list] = [/_astro\/Finder\./, /_astro\/finder\.[\w-]+\.json$/];
    for (const pattern of [script, list]) await page.route(pattern, (route) => route.abort());
    await page.goto(`/products/?q=${common}`);
    await expect(notice).toBeHidden();
    // Without its first script, the notice appears by an animation.
    await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
    await expect(notice).toBeVisible();

    await page.unroute(script);
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(field(page)).toHaveValue(common);
    await expect(names(page)).toHaveCount(products.length);
    await page.unroute(list);
    await field(page).focus();
    await expectShown(page, find(`q=${common}`));
    await expect(notice).toBeHidden();
  });
});
