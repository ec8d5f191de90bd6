import { watchShifts } from '../support/shifts';
import { cutAt, cutDocuments } from '../support/slow-line';
import { expect, test } from '../support/test';

for (const width of [390, 1024, 1440])
  test(`the hero does not shift while its HTML arrives, at ${width} px`, async ({
    page,
    request,
    baseURL,
    watch,
  }) => {
    watch.expect(/foreign request: http:\/\/127\.0\.0\.1/);
    await page.setViewportSize({ width, height: 823 });
    const html = await (await request.get('/')).body();
    const end = html.indexOf('</section>', html.indexOf('id="hero"'));
    const cuts: number[] = [];
    for (let cut = html.indexOf('id="hero"'); cut < end; cut = html.indexOf('<', cut + 500)) cuts.push(cut);
    expect(cuts.length).toBeGreaterThan(5);
    const slow = await cutDocuments(baseURL ?? '');
    const readShifts = await watchShifts(page);
    for (const cut of cuts) {
      await page.goto(slow.origin + cutAt('/', cut));
      expect.soft(await readShifts(), html.toString('utf8', cut - 60, cut)).toEqual([]);
    }
    slow.close();
  });
