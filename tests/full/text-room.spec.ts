import { expect, test } from '../support/test';

test('the heading of a slide stays off its picture with text of 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const session = await page.context().newCDPSession(page);
  for (const [root, standard] of [
    // A phone or an extension enlarges text without changing media queries.
    ['200%', 16],
    // The browser's own setting changes them.
    ['', 32],
  ] as const) {
    await page.goto('/');
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    const isOver = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      const [heading, picture] = ['heading', 'picture'].map((part) =>
        document.querySelector(`#hero-track .${part}`)?.getBoundingClientRect(),
      );
      if (!heading || !picture) throw new Error('the slide is incomplete');
      const isBeside = heading.right <= picture.left || heading.top >= picture.bottom;
      return heading.bottom > picture.top && !isBeside;
    }, root);
    expect.soft(isOver, `root ${root}, setting ${standard} px`).toBe(false);
  }
});
