import { type Page, expect as playwrightExpect } from 'playwright/test';

/** A new worker waits until the old one has finished its requests, which takes long on a busy machine. */
export const expect = playwrightExpect.configure({ timeout: 30_000 });

/** Lists the paths in the browser's caches. */
export const listKept = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });

/** Opens a page and waits until it is cached. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect.poll(() => listKept(page)).toContain(new URL(url).pathname);
}
