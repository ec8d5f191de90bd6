import { defineConfig } from 'playwright/test';
import { base } from '../src/config/base';
import { launchOptions } from './support/browser';
import { findPort } from './support/port';

// Chosen once; workers read it from the environment.
process.env.SITE_PORT ??= String(await findPort());
const launch = launchOptions();
const baseURL = `http://127.0.0.1:${process.env.SITE_PORT}`;

export default defineConfig({
  globalSetup: './support/print-browser.ts',
  // Vitest runs `*.test.ts`.
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests mostly wait, for pages and for the driver, so two processors carry three.
  workers: 3,
  projects: [
    {
      name: 'browser',
      testMatch: ['browser/**/*.spec.ts', 'journeys/**/*.spec.ts'],
      use: { permissions: ['clipboard-read', 'clipboard-write'] },
      outputDir: '../test-results/browser',
    },
    { name: 'full', testDir: './full', outputDir: '../test-results/full' },
  ],
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
      ...launch,
      // Nothing leaves this machine. Routes in Playwright would do it too, but they slow every request down.
      args: [...(launch.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
  },
  webServer: {
    command: `"${process.execPath}" src/serve/start.ts --host 127.0.0.1 --port ${process.env.SITE_PORT}`,
    cwd: '..',
    url: baseURL + base,
    reuseExistingServer: false,
  },
});
