import { describe, expect, it } from 'vitest';
import { findBrowser, type Machine } from '../../support/browser';

// These are other machines. The browser tests cover this one.

const chrome = '/usr/bin/google-chrome';
const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const edge = '\\Microsoft\\Edge\\Application\\msedge.exe';

const bare: Machine = {
  platform: 'linux',
  arch: 'x64',
  env: { PATH: '/usr/local/bin:/usr/bin' },
  own: '/home/asha/.cache/ms-playwright/chromium/chrome',
  isThere: () => false,
  unpack: () => '/site/.cache/chromium-1',
};

const having = (...paths: string[]) => ({ isThere: (path: string) => paths.includes(path) });

describe('finding a browser for the tests', () => {
  it.each<[string, Partial<Machine>, string | undefined]>([
    ['the one from npm on 64-bit Linux', having(bare.own, chrome), '/site/.cache/chromium-1/chromium'],
    ['the browser in CHROMIUM_PATH', { env: { CHROMIUM_PATH: '/c' }, ...having('/c', bare.own) }, '/c'],
    ["Playwright's own build elsewhere", { arch: 'arm64', ...having(bare.own, chrome) }, undefined],
    ['an installed Chrome', { arch: 'arm64', ...having('/usr/bin/chromium', chrome) }, chrome],
    ['Chromium as a snap', { arch: 'arm64', env: {}, ...having('/snap/bin/chromium') }, '/snap/bin/chromium'],
    ['Chrome on a Mac', { platform: 'darwin', ...having(mac) }, mac],
    [
      'Edge on Windows',
      { platform: 'win32', env: { ProgramFiles: 'C:' }, ...having(`C:${edge}`) },
      `C:${edge}`,
    ],
  ])('takes %s', (_, machine, path) => {
    expect(findBrowser({ ...bare, ...machine }).executablePath).toBe(path);
  });

  it.each<[string, Partial<Machine>, string]>([
    ['a CHROMIUM_PATH that leads nowhere', { env: { CHROMIUM_PATH: '/opt/chrome' } }, "'/opt/chrome'"],
    ['a machine without an npm package', { platform: 'darwin' }, 'npx playwright install chromium'],
  ])('suggests a fix for %s', (_, machine, words) => {
    expect(() => findBrowser({ ...bare, ...machine })).toThrow(words);
  });
});
