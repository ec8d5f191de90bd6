import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { createStaticServer } from '~/serve/server';
import { launchOptions } from '../../support/browser';
import { listen } from '../../support/port';
import type { Project } from './project';

/** Opens pages of a built copy on a narrow phone. Returns the faults found on them, each after its path. */
export async function browse(
  project: Project,
  paths: readonly string[],
  inspect: (page: Page, path: string) => Promise<readonly string[]>,
  locale = 'en-GB',
): Promise<string[]> {
  const server = createStaticServer(join(project.folder, 'dist'));
  const port = await listen(server);
  const launch = launchOptions();
  const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), offline] });
  const faults: string[] = [];
  try {
    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${port}`,
      viewport: { width: 320, height: 700 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale,
    });
    for (const path of paths) {
      const page = await context.newPage();
      await page.goto(path);
      faults.push(...(await inspect(page, path)).map((fault) => `${path}: ${fault}`));
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return faults;
}
