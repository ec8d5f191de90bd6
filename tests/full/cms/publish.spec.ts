import type { Page } from 'playwright/test';
import { languageOf, locales } from '~/config/locales';
import { categoryPath } from '~/config/routes';
import { faq, open, records, store, stored } from '../../browser/cms/dashboard';
import { openLoaded } from '../../browser/cms/publish/site';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/test';

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

test('records are moved by keyboard, mouse and touch', async ({ page }) => {
  await store(page, { faqs: [faq(1), faq(2), faq(3)] });
  await open(page, 'faq');
  const titles = () => records(page).getByRole('heading').allTextContents();
  const down = records(page).first().getByRole('button', { name: 'Down' });
  await expect(down).toHaveAccessibleName('Down Question 1');
  await down.focus();
  await page.keyboard.press('Enter');
  expect(await titles()).toEqual(['Question 2', 'Question 1', 'Question 3']);
  await expect(page.locator(':focus')).toHaveAccessibleName('Down Question 1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 1 cannot move further.')).toBeAttached();
  await dragUp(page, await fingerOf(page));
  await expect(page.getByText('Question 1 is now 1 of 3.')).toBeAttached();
  expect((await stored(page, 'faqs')).map(({ id }) => id)).toEqual([1, 2, 3]);
  await dragUp(page, mouseOf(page));
  await expect(page.getByText('Question 3 is now 1 of 3.')).toBeAttached();
});

test('previews look like their pages and pass axe', async ({ page }) => {
  await openLoaded(page, 'products');
  await page.setViewportSize({ width: 1400, height: 900 });
  await records(page).first().getByRole('button', { name: 'Preview' }).click();
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
    expect(await loaded).toContain(locale === 'en' ? 'Eczar' : 'Eczar Devanagari');
  }
  await other.close();
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessible(page, 'dialog');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
