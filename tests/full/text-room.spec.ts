import type { Page } from 'playwright/test';
import { categories, categoryPath, pathOf } from '~/config/routes';
import { expect, test } from '../support/test';

const [{ slug }] = categories;

/** WCAG 1.4.12. The content security policy blocks style elements. */
const spaceText = async (page: Page) => {
  // Parts off screen are laid out once the page is idle.
  await page.waitForFunction(() => !document.querySelector('.later'));
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(spaced);
  });
};
/** The browser's own setting, which changes media queries. */
const doubleSetting = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
};

/** A phone or an extension enlarges text without changing media queries. */
const doubleRoot = async (page: Page) => {
  const setSize = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
  await setSize('200%');
  return () => setSize('');
};

interface Case {
  title: string;
  path: string;
  width: number;
  /** Changes the text, and may return a function that restores it. */
  prepare?: (page: Page) => Promise<(() => Promise<void>) | void>;
  /** Counts faults, or measures one in pixels. */
  measure: () => number;
}

const cases: Case[] = [
  {
    title: 'weights of a card stand apart with spaced text',
    path: pathOf('products'),
    width: 320,
    prepare: spaceText,
    measure: () =>
      [...document.querySelectorAll('.packs li + li')].filter((pack) => {
        const boxOf = ({ firstChild }: Element) => {
          const text = document.createRange();
          text.selectNode(firstChild ?? pack);
          return text.getBoundingClientRect();
        };
        const [before, own] = [boxOf(pack.previousElementSibling ?? pack), boxOf(pack)];
        return Math.abs(own.top - before.top) < 4 && own.left < before.right + 2;
      }).length,
  },
  {
    title: 'the cards of a category begin under its search',
    path: categoryPath(slug),
    width: 768,
    measure: () => {
      const leftOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().left ?? 0;
      return Math.abs(leftOf('[data-cards] article') - leftOf('#find'));
    },
  },
  {
    title: 'the button of the filters stays one word with spaced text',
    path: categoryPath(slug),
    width: 320,
    prepare: spaceText,
    measure: () => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('.filters summary span') ?? document.body);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size - 1;
    },
  },
  {
    title: 'no number stands above the item of an order',
    path: pathOf('order', 'ne'),
    width: 390,
    measure: () => {
      const item = document.querySelector('[name=item], [list]');
      const row = item?.closest('[class*=row]');
      if (!item || !row) return 1;
      return Math.round(item.getBoundingClientRect().top - row.getBoundingClientRect().top - row.clientTop);
    },
  },
  ...[doubleRoot, doubleSetting].map((prepare) => ({
    title: 'the heading of a slide stays off its picture',
    path: pathOf('home'),
    width: 1440,
    prepare,
    measure: () => {
      const heading = document.querySelector('#hero-track .heading')?.getBoundingClientRect();
      const picture = document.querySelector('#hero-track .picture')?.getBoundingClientRect();
      if (!heading || !picture) return 1;
      return heading.bottom > picture.top && heading.right > picture.left && heading.top < picture.bottom
        ? 1
        : 0;
    },
  })),
];

test('text does not overlap or overflow in any text setting', async ({ page }) => {
  let opened = '';
  for (const { title, path, width, prepare, measure } of cases) {
    await page.setViewportSize({ width, height: 900 });
    if (path !== opened) await page.goto(path);
    opened = path;
    const restore = await prepare?.(page);
    expect.soft(await page.evaluate(measure), `${title} at ${width} px`).toBe(0);
    await restore?.();
  }
});
