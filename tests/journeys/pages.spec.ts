import { dashboardFolder } from '~/config/base';
import { listTemplates, listTranslated } from '../support/addresses';
import { hasSystemFont, waitForFonts } from '../support/fonts';
import { findLayoutFaults } from '../support/geometry';
import { expectTargets } from '../support/targets';
import { hydrateIslands, openDetails } from '../support/visit';
import { expect, test } from './test';

const paths = [...listTemplates(), ...listTranslated(), dashboardFolder, `${dashboardFolder}order/`];

for (const viewport of [
  { width: 390, height: 823 },
  { width: 1280, height: 900 },
])
  test(`pages fit ${viewport.width} px, in their faces and without an error`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      await waitForFonts(page);
      await hydrateIslands(page);
      await openDetails(page);
      if (await hasSystemFont(page)) expect.soft(await findLayoutFaults(page), path).toEqual([]);
      await expectTargets(page, [viewport.width]);
    }
  });
