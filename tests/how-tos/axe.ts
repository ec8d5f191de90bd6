import { chromium } from 'playwright/test';
import { createStaticServer, listen } from '~/serve/server';
import { findAxeFaults } from '../support/axe';
import { launchOptions } from '../support/browser';
import { findPort } from '../support/port';

/** Checks pages of a built site for accessibility. Returns a line for each fault. */
export async function findInaccessible(dist: string, paths: readonly string[]): Promise<string[]> {
  const server = createStaticServer(dist);
  const port = await listen(server, await findPort(), '127.0.0.1');
  const browser = await chromium.launch(launchOptions());
  const faults: string[] = [];
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    for (const path of paths) {
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${port}${path}`);
      faults.push(...(await findAxeFaults(page)).map((fault) => `${path}: ${fault}`));
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return faults;
}
