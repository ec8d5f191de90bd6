import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '~/config/browsers';

it.each(oldestBrowsers)('the README names %s', (browser) => {
  const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  expect(readFileSync('README.md', 'utf8').toLowerCase()).toContain(`${name} ${version}`);
});
