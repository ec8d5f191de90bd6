import type { Page } from 'playwright/test';
import { families } from '~/config/fonts';
import { languageOf, locales } from '~/config/locales';
import { categoryPath } from '~/config/routes';
import { siteListPath } from '~/domain/content/record';
import { expectAccessible } from '../../../support/axe';
import { expect, test } from '../../../support/test';
import { faq, goTo, open, records, store, stored } from '../dashboard';
import { importPanel, load, openLoaded, pressLoad } from './site';

/** Ways to start, move and end a drag. */
interface Pointer {
  press(x: number, y: number): Promise<unknown>;
  carry(x: number, y: number): Promise<unknown>;
  release(): Promise<unknown>;
}

const mouseOf = ({ mouse }: Page): Pointer => ({
  press: async (x, y) => {
    await mouse.move(x, y);
    await mouse.down();
  },
  carry: (x, y) => mouse.move(x, y),
  release: () => mouse.up(),
});

async function fingerOf(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (x, y) => touch('touchStart', { x, y }),
    carry: (x, y) => touch('touchMove', { x, y }),
    release: () => touch('touchEnd'),
  };
}

/** Drags the last record to the first position. */
async function dragUp(page: Page, { press, carry, release }: Pointer): Promise<void> {
  const grip = await records(page).last().locator('.grip').boundingBox();
  const target = await records(page).first().boundingBox();
  if (!grip || !target) throw new Error('nothing to drag');
  await press(grip.x + 10, grip.y + 10);
  // The drag script loads at the first press.
  await page.locator('[data-dragged]').waitFor();
  await carry(target.x + 40, target.y + 20);
  await carry(target.x + 50, target.y + 30);
  await page.locator('[data-place]').waitFor();
  await release();
}

test('loaded records are moved by keyboard, mouse and touch', async ({ page, watch }) => {
  watch.expect(/status 503|Failed to load resource/);
  await store(page, { faqs: [faq(1), faq(2), faq(3)] });
  await open(page, 'faq');
  const titles = () => records(page).getByRole('heading').allTextContents();
  const down = records(page).first().getByRole('button', { name: 'Down' });
  await expect(down).toHaveAccessibleDescription('Question 1');
  await down.focus();
  await page.keyboard.press('Enter');
  expect(await titles()).toEqual(['Question 2', 'Question 1', 'Question 3']);
  await expect(page.locator(':focus')).toHaveAccessibleDescription('Question 1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 1 cannot move further.')).toBeAttached();
  await dragUp(page, await fingerOf(page));
  await expect(page.getByText('Question 1 is now 1 of 3.')).toBeAttached();
  expect((await stored(page, 'faqs')).map(({ id }) => id)).toEqual([1, 2, 3]);
  await dragUp(page, mouseOf(page));
  await expect(page.getByText('Question 3 is now 1 of 3.')).toBeAttached();

  const kept = await stored(page, 'faqs');
  await page.route(`**${siteListPath('faq')}`, (route) => route.fulfill({ status: 503 }));
  await pressLoad(page);
  await expect(importPanel(page)).toContainText('could not be loaded, so nothing was changed');
  expect(await stored(page, 'faqs')).toEqual(kept);
  await page.unroute(`**${siteListPath('faq')}`);

  await load(page);
  const all = await records(page).count();
  await records(page).nth(3).getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Question').fill('Mine now');
  await page.getByRole('button', { name: 'Update FAQ' }).click();
  await pressLoad(page);
  await expect(importPanel(page)).toContainText(`1 replacing existing records, ${all - 4} already here`);
  await importPanel(page).getByRole('button', { name: 'Import 1 record' }).click();
  await expect(records(page)).toHaveCount(all);
  await expect(records(page).nth(3)).not.toContainText('Mine now');
  await importPanel(page).getByRole('button', { name: 'Undo import' }).click();
  await expect(records(page).nth(3)).toContainText('Mine now');
});

test('the preview of a product looks like its card and passes axe', async ({ page }) => {
  const expectFits = async (part: string) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), part).toBe(width);
    }
  };
  /** Checks only this part, because pages.spec.ts has checked the page. */
  const look = async (part: string) => {
    await expectFits(part);
    await expectAccessible(page, part);
  };
  await openLoaded(page, 'products');
  await page.setViewportSize({ width: 1400, height: 900 });
  await records(page).first().getByRole('button', { name: 'See it on the page' }).click();
  await page.getByRole('button', { name: 'Desktop' }).click();
  // Compares all but the height, which depends on the highest card in the row.
  const measure = (element: Element) => [
    element.clientWidth,
    (element as HTMLElement).innerText,
    getComputedStyle(element.querySelector('.name') ?? element).font,
    getComputedStyle(element).backgroundColor,
  ];
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 1280, height: 900 });
  for (const locale of locales) {
    if (locales.length > 1) await page.getByRole('button', { name: languageOf(locale).name }).click();
    const shown = page.frameLocator('iframe').locator(`[lang="${locale}"] article.product`);
    await shown.waitFor();
    await other.goto(categoryPath('box', locale));
    await other.evaluate(() => document.fonts.ready);
    const built = await other.locator('article.product').first().evaluate(measure);
    await expect.poll(() => shown.evaluate(measure)).toEqual(built);
    const loaded = shown.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(await loaded).toContain(families['--font-display']);
  }
  await other.close();
  await page.keyboard.press('Escape');
  await page.getByText('For the site', { exact: true }).click();
  await page.getByLabel('Prices', { exact: true }).fill('40');
  await expectFits('form');
  await page.getByLabel('Prices', { exact: true }).fill('');

  await goTo(page, 'recipe');
  await load(page);
  await records(page).first().getByRole('button', { name: 'Edit' }).click();
  await page.getByText('For the site', { exact: true }).click();
  await page.getByLabel('Add a spice').waitFor();
  await look('form');
  await records(page).first().getByRole('button', { name: 'See it on the page' }).click();
  await page.frameLocator('iframe').locator('.recipe').waitFor();
  await look('dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /Dashboard$/ }).click();
  await page.getByRole('button', { name: 'Export for the site' }).click();
  await page.getByRole('button', { name: 'Write the file' }).waitFor();
  await look('main');
});
