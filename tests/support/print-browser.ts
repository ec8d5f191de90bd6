import process from 'node:process';
import { chromium, type FullConfig, firefox, webkit } from 'playwright/test';
import { findBrowser } from './browser';

const engines = { Chromium: chromium, Firefox: firefox, WebKit: webkit };

/** Prints which browsers the tests use. */
export default async function printBrowsers({ projects }: FullConfig): Promise<void> {
  for (const [name, engine] of Object.entries(engines)) {
    const use = projects.find(({ use: { browserName = 'chromium' } }) => browserName === engine.name())?.use;
    if (!use) continue;
    const { channel = '', launchOptions } = use;
    const browser = await engine.launch({ ...launchOptions, channel });
    const origin = engine === chromium ? findBrowser().origin : channel ? 'installed' : "Playwright's own";
    process.stdout.write(`${name} ${browser.version()} (${origin})\n`);
    await browser.close();
  }
}
