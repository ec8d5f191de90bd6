import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import { pathOf, productPath } from '~/config/routes';
import { offers } from '~/config/site';
import { pageText, pick, products } from '../support/content';
import { readBuilt } from '../support/site';
import { isSkipped } from '../support/skipped';
import { expect, test } from '../support/test';
import { watchRequests } from '../support/traffic';
import { expectShown, find, unique } from './finder/page';

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

test('pages work by keyboard, and their end leads back to the top', async ({ page }) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: en.chrome.skip });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  const hidden: string[] = [];
  for (let stop = 0; stop < 60; stop++) {
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

  const top = page.getByRole('link', { name: en.chrome.scrollToTop });
  const scrollTo = (top: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await scrollTo(301);
  await expect(top).toBeVisible();
  await scrollTo(300);
  await expect(top).toBeHidden();
  await scrollTo(1200);
  await top.click();
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBe(0);
  await expect(top).toBeHidden();

  // A link to the open page scrolls up too, without loading it again.
  await page.goto('/blog/');
  await scrollTo(900);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await page
    .getByRole('banner')
    .getByRole('link', { name: pageText('blog').menu })
    .click();
  await expect.poll(scrolled).toBe(0);
  await expect(page.locator('[data-kept]')).toHaveCount(1);

  await test.step('Subscribe and Read More do nothing', async () => {
    if (isSkipped(!offers.newsletter, 'the site has no newsletter')) return;
    await page.goto('/blog/', { waitUntil: 'networkidle' });
    const footer = page.getByRole('contentinfo');
    const input = footer.getByRole('textbox', { name: en.chrome.footer.email });
    const subscribe = footer.getByRole('button', { name: en.chrome.footer.subscribe });
    // Without the button to the top, which is not always visible.
    const readTexts = () => page.locator('main, footer [data-theme=footer]').allTextContents();
    const before = await readTexts();
    const asked = watchRequests(page);
    const happened: string[] = [];
    page.on('framenavigated', (frame) => happened.push(frame.url()));
    page.on('dialog', (dialog) => {
      happened.push(dialog.message());
      return dialog.dismiss();
    });
    await page
      .getByRole('button', { name: new RegExp(`^${en.chrome.readMore}`) })
      .first()
      .click();
    for (const address of ['sita@example.com', 'no address', '']) {
      await input.fill(address);
      await input.press('Enter');
      await subscribe.click();
      await subscribe.press('Space');
      await expect(input).toHaveValue(address);
    }
    expect(asked.filter((url) => !/\.(avif|jpe?g)$/.test(url))).toEqual([]);
    expect(happened).toEqual([]);
    expect(await readTexts()).toEqual(before);
  });
});

test('an unknown address leads to a search for its words, in its language', async ({ page, watch }) => {
  watch.expect(/404/);
  const title = page.getByRole('heading', { level: 1 }).locator('visible=true');
  const query = page.locator('#lost-query');
  const meant = pick(products, ({ slug }) => slug.length > 8);
  for (const locale of locales) {
    const { fallback, none } = messagesOf(locale).product;
    expect((await page.goto(`${pathOf('products', locale)}anything/`))?.status()).toBe(404);
    await expect(title).toHaveText(fallback);
    await expect(page.getByText(none)).toBeVisible();
    await page.goto(productPath(meant.category, `${meant.slug}-x`, locale));
    await expect(title).toHaveText(pageText('not-found', locale).heading);
    await expect(query).toHaveValue(`${meant.slug.replaceAll('-', ' ')} x`);
  }

  // A host with one error page for all languages.
  const last = locales.at(-1);
  const lost = `${pathOf('home', last)}jeera/`;
  await page.route(`**${lost}**`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: readBuilt('404.html') }),
  );
  await page.goto(`${lost}?from=mail`);
  await expect(title).toHaveText(pageText('not-found', last).heading);
  await expect(page).toHaveURL(`${lost}?from=mail`);
  await expect(query).toHaveValue('jeera');

  for (const [address, end] of [
    [pathOf('whereToBuy', last), '।'],
    [productPath(meant.category, meant.slug), ')?from=chat'],
  ]) {
    await page.goto(`${address}${end}`);
    await expect(page).toHaveURL(`${address}${end?.slice(1)}`);
  }

  await page.goto(`/produts/${unique.name.toLowerCase().replaceAll(' ', '-')}.html`);
  await expect(title).toHaveCount(1);
  await expect(query).toHaveValue(unique.name.toLowerCase());
  await query.press('Enter');
  await expectShown(page, find(`q=${unique.name}`));
});
