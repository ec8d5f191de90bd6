import { listVisited } from '../support/addresses';
import { findAxeFaults } from '../support/axe';
import { expectFits } from '../support/fits';
import { hasSystemFont, waitForFonts } from '../support/fonts';
import { expectTargets } from '../support/targets';
import { expect, test } from '../support/test';

/** Visits every page, at all widths and text sizes. */
for (const path of listVisited())
  test(`${path} fits all widths and text sizes`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1:visible')).toHaveCount(1);
    await waitForFonts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await findAxeFaults(page), 'axe').toEqual([]);
    await expectTargets(page);
    if (await hasSystemFont(page)) await expectFits(page);
  });
