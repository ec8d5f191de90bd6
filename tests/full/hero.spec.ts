import { watchShifts } from '../support/shifts';
import { cutAt, cutDocuments } from '../support/slow-line';
import { expect, test } from '../support/test';

test('the first viewport has packs and arrows, and rows reach the edges, at every width', async ({
  page,
}) => {
  await page.goto('/');
  const next = page.getByRole('button', { name: 'Next slide' });
  for (const width of [768, 1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    // Another file may still be loading for the new width.
    const readShown = () =>
      page
        .locator('#hero img')
        .first()
        .evaluate((image: HTMLImageElement) => {
          const { width, height } = image.getBoundingClientRect();
          const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
          return height / (image.naturalHeight * scale);
        });
    await expect.poll(readShown, `part of the picture's height at ${width} px`).toBeGreaterThan(0.8);
    await expect(next).toBeInViewport({ ratio: 1 });
    const arrow = await next.boundingBox();
    expect(arrow?.x, `arrows at the lower left at ${width} px`).toBeLessThan(width / 3);
    expect(arrow?.y, `arrows at the lower left at ${width} px`).toBeGreaterThan(450);
  }

  await page.goto('/about/');
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of ['customers', 'posts']) {
      const [track, heading, card] = await Promise.all(
        [`#${id}-track`, `#${id}-heading`, `#${id}-track > li`].map((part) =>
          page.locator(part).first().boundingBox(),
        ),
      );
      expect(track?.x, `${id} at ${width} px`).toBeCloseTo(0, 0);
      expect(track?.width, `${id} at ${width} px`).toBeCloseTo(width, 0);
      expect(card?.x).toBeCloseTo(heading?.x ?? 0, 0);
    }
  }
});

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
