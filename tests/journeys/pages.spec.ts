import { dashboardFolder } from '~/config/base';
import { pathOf } from '~/config/routes';
import { listTemplates, listTranslated } from '../support/addresses';
import { products } from '../support/content';
import { hasSystemFont, waitForFonts } from '../support/fonts';
import { findLayoutFaults } from '../support/geometry';
import { expectTargets } from '../support/targets';
import { hydrateIslands, openDetails } from '../support/visit';
import { expect, test } from './test';

const paths = [...listTemplates(), ...listTranslated(), dashboardFolder, `${dashboardFolder}order/`];
/** The faces of a page besides that of its headings. */
const faces: Record<string, string[]> = {
  [pathOf('priceList')]: ['Anek', ...(products.some(({ nepali }) => nepali) ? ['Eczar Names'] : [])],
  [pathOf('home', 'ne')]: ['Eczar Devanagari'],
};

for (const part of [0, 1])
  test(`pages fit a phone and a desktop, in their faces and without an error (${part + 1})`, async ({
    page,
  }) => {
    test.slow();
    for (const path of paths.filter((_, index) => index % 2 === part)) {
      await page.goto(path);
      await waitForFonts(page, ['Eczar', ...(faces[path] ?? [])]);
      await hydrateIslands(page);
      await openDetails(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        if (await hasSystemFont(page))
          expect.soft(await findLayoutFaults(page), `${path} at ${width} px`).toEqual([]);
        await expectTargets(page, [width]);
      }
    }
  });
