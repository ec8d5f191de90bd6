import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser';

/** A free port; chosen once, workers read it from the environment. */
async function choosePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => probe.once('listening', ready));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return String(address.port);
}

process.env.SITE_PORT ??= await choosePort();
const baseURL = `http://127.0.0.1:${process.env.SITE_PORT}`;
const { executablePath, args, env } = findBrowser();

export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    screenshot: 'only-on-failure',
    // Requests of the offline worker go past what tests put in their way; only its own tests let it in.
    serviceWorkers: 'block',
    launchOptions: {
      args,
      ...(executablePath && { executablePath }),
      ...(env && { env: { ...process.env, ...env } }),
    },
  },
  webServer: {
    command: `"${process.execPath}" src/serve/start.ts --strict --host 127.0.0.1 --port ${process.env.SITE_PORT}`,
    cwd: '..',
    url: baseURL,
    reuseExistingServer: false,
  },
});
