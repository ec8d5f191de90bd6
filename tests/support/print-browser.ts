import process from 'node:process';
import { chromium } from 'playwright/test';
import { findBrowser, launchOptions } from './browser';

/** Prints which browser the tests use. */
export default async function printBrowser(): Promise<void> {
  const found = findBrowser();
  const browser = await chromium.launch(launchOptions(found));
  process.stdout.write(`Chromium ${browser.version()} (${found.origin})\n`);
  await browser.close();
}
