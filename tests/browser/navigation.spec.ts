import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { pathOf, productPath } from '~/config/routes';
import { nameProduct } from '~/domain/product-names';
import { findContrastFaults } from '../support/axe';
import { pageText, pick, products } from '../support/content';
import { readBuilt } from '../support/site';
import { expect, test } from '../support/test';
import { expectShown, field, find, unique, uniqueWord } from './finder/page';

test.use({ viewport: { width: 1280, height: 800 } });

test('public pages are only prefetched on intent, also without speculation rules', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== 'speculationrules';
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  const script = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/prefetch-links.'),
  );
  await page.goto('/');
  const rules: unknown = JSON.parse(await page.locator('script[type=speculationrules]').innerText());
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: ['/cms', '/cms/*', '/*.*'] } }] };
  expect(rules).toEqual({ prefetch: [{ where, eagerness: 'moderate' }] });

  await script;
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: 'Blog' }).hover();
  await menu.getByRole('link', { name: 'Recipe' }).hover();
  await menu.getByRole('link', { name: 'Blog' }).hover();
  await menu.getByRole('link', { name: 'Home', exact: true }).hover();
  await menu.getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => fetched).toEqual(['/blog/', '/recipe/', '/about/']);
});

test('pages cross-fade, and a picture of a card grows, unless motion is reduced', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', async ({ viewTransition }) => {
      document.documentElement.dataset.passed = String(viewTransition !== null);
      await viewTransition?.ready;
      const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      sessionStorage.setItem('moved', moved.join());
    }),
  );
  const { id, category, slug } = pick(products);
  const passed = page.locator('html');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`/products/${category}/#product-${id}`);
  const picture = await page.locator(`#product-${id} .picture`).boundingBox();
  await page.mouse.click((picture?.x ?? 0) + 30, (picture?.y ?? 0) + 30);
  await expect(page).toHaveURL(productPath(category, slug));
  await expect(passed).toHaveAttribute('data-passed', 'true');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('moved')))
    .toContain(`::view-transition-group(product-${id})`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
  await expect(passed).toHaveAttribute('data-passed', 'false');
});

test('the home page works by keyboard and in forced colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  // pages.spec.ts checks light colours only on a phone, whose header differs.
  expect(await findContrastFaults(page, 'header')).toEqual([]);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  const stops = await page.locator('a[href]:visible, button:visible, input:visible').count();
  const hidden: string[] = [];
  for (let stop = 0; stop < Math.min(stops, 60); stop++) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { width, top, right, bottom, left } = element.getBoundingClientRect();
      const isShown = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      const isMarked = outlineStyle !== 'none' || outlineWidth !== '0px';
      return isShown && isMarked ? '' : element.outerHTML.slice(0, 120);
    });
    if (fault) hidden.push(fault);
  }
  expect(hidden).toEqual([]);
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.emulateMedia({ forcedColors: 'active' });
  const star = page.locator('[data-stars]').first();
  await star.scrollIntoViewIfNeeded();
  const [filled, empty] = await star.evaluate((element) => [
    getComputedStyle(element.querySelector('rect') ?? element).fill,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(filled).not.toBe(empty);
  expect(empty).not.toBe('rgba(0, 0, 0, 0)');
  const current = page.getByRole('banner').locator('a[aria-current=page]').first();
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
});

test('an unknown address leads to a search or the nearest products, in its language', async ({
  page,
  watch,
}) => {
  watch.expect(/404/);
  const title = page.getByRole('heading', { level: 1 }).locator('visible=true');
  const near = page.locator('[data-near]');
  const meant = pick(products, ({ slug }) => slug.length > 8);
  const mistyped = `${meant.slug.slice(0, -2)}x${meant.slug.slice(-1)}`;
  for (const locale of locales) {
    const { fallback, none } = messagesOf(locale).product;
    expect((await page.goto(`${pathOf('products', locale)}anything/`))?.status()).toBe(404);
    await expect(title).toHaveText(fallback);
    await expect(page.getByText(none)).toBeVisible();
    await expect(near).toBeHidden();
    expect((await page.goto(productPath(meant.category, mistyped, locale)))?.status()).toBe(404);
    await expect(near).toContainText(messagesOf(locale).product.nearest);
    const links = near.getByRole('link');
    expect(await links.count()).toBeLessThanOrEqual(3);
    await expect(links.first()).toHaveAttribute('href', productPath(meant.category, meant.slug, locale));
    await expect(links.first()).toContainText(nameProduct(meant, locale).title);
  }

  // A host with one error page for all languages.
  await page.route('**/ne/jeera/**', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: readBuilt('404.html') }),
  );
  await page.goto('/ne/jeera/?from=mail');
  await expect(title).toHaveText(pageText('not-found', 'ne').heading);
  await expect(page).toHaveURL(/\/ne\/jeera\/\?from=mail$/);
  await expect(page.locator('#lost-query')).toHaveValue('jeera');
  expect((await page.goto('/ne/nothing/here/'))?.status()).toBe(404);
  await expect(title).toHaveText(pageText('not-found', 'ne').heading);

  const lostAddress = `/produts/${unique.name.toLowerCase().replaceAll(' ', '-')}.html`;
  expect((await page.goto(lostAddress))?.status()).toBe(404);
  await expect(title).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(near).toBeHidden();
  const lost = page.getByRole('main').locator('input');
  await expect(lost).toHaveValue(unique.name.toLowerCase());
  await lost.press('Enter');
  await expectShown(page, find(`q=${unique.name}`));

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const search = page.getByRole('search', { name: 'Search all spices' }).locator('input');
  await search.fill(uniqueWord);
  await search.press('Enter');
  await expect(page).toHaveURL(`/products/?q=${uniqueWord}#find`);
  await expectShown(page, [unique]);
  await expect(field(page)).toHaveValue(uniqueWord);
  await expect(field(page)).toBeInViewport();
});
