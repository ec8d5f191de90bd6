import { describe, expect, it } from 'vitest';
import { findBrowser, findWholeBrowser, type Machine } from '../../support/browser';

// These are other machines. The browser tests cover this one.

const shell = '/usr/bin/chromium-headless-shell';
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
    ["Playwright's own build first", having(bare.own, '/usr/bin/chromium'), undefined],
    ['the browser in CHROMIUM_PATH', { env: { CHROMIUM_PATH: '/c' }, ...having('/c', bare.own) }, '/c'],
    ['the build without a window', having(chrome, shell), shell],
    ['an installed Chrome before Chromium', having('/usr/bin/chromium', chrome), chrome],
    ['Chromium as a snap', { env: {}, ...having('/snap/bin/chromium') }, '/snap/bin/chromium'],
    ['Chrome on a Mac', { platform: 'darwin', ...having(mac) }, mac],
    [
      'Edge on Windows',
      { platform: 'win32', env: { ProgramFiles: 'C:' }, ...having(`C:${edge}`) },
      `C:${edge}`,
    ],
    ['the one from npm on a bare 64-bit Linux', {}, '/site/.cache/chromium-1/chromium'],
  ])('takes %s', (_, machine, path) => {
    expect(findBrowser({ ...bare, ...machine }).executablePath).toBe(path);
  });

  it('uses the build with a window for traces unless CHROMIUM_PATH is set', () => {
    const machine = { ...bare, ...having(shell, '/usr/bin/chromium') };
    expect(findWholeBrowser(machine).executablePath).toBe('/usr/bin/chromium');
    expect(findWholeBrowser({ ...machine, env: { CHROMIUM_PATH: shell } }).executablePath).toBe(shell);
  });

  it.each<[string, Partial<Machine>, string]>([
    ['a CHROMIUM_PATH that leads nowhere', { env: { CHROMIUM_PATH: '/opt/chrome' } }, "'/opt/chrome'"],
    ['a machine without an npm package', { platform: 'darwin' }, 'npx playwright install chromium'],
  ])('suggests a fix for %s', (_, machine, words) => {
    expect(() => findBrowser({ ...bare, ...machine })).toThrow(words);
  });
});
