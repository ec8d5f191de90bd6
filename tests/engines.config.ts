import { defineConfig } from 'playwright/test';
import config from './playwright.config';
import { findFirefox, findWebKit } from './support/browser';

const engines = [findFirefox(), ...findWebKit()];

/** The journeys in other engines than that of `npm test`. */
export default defineConfig({
  ...config,
  workers: 2,
  projects: engines.map((use) => ({
    name: use.browserName,
    testDir: './journeys',
    outputDir: `../test-results/${use.browserName}`,
    use,
  })),
});
