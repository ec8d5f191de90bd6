import { describe, expect, it } from 'vitest';
import { findBrowser, findWholeBrowser, listInstalled, type Machine } from '../../support/browser';

const bare: Machine = {
  platform: 'linux',
  arch: 'x64',
  env: { PATH: '/usr/local/bin:/usr/bin' },
  own: '/home/asha/.cache/ms-playwright/chromium/chrome',
  isThere: () => false,
  unpack: () => {
    throw new Error('unpacked');
  },
};

const having = (...paths: string[]) => ({ isThere: (path: string) => paths.includes(path) });

describe('finding a browser for the tests', () => {
  it("takes Playwright's own build first", () => {
    const browser = findBrowser({ ...bare, ...having(bare.own, '/usr/bin/chromium') });
    expect(browser.executablePath).toBeUndefined();
    expect(browser.origin).toBe("Playwright's own");
  });

  it('takes the one that CHROMIUM_PATH names before all others', () => {
    const env = { CHROMIUM_PATH: '/opt/chrome' };
    const browser = findBrowser({ ...bare, env, ...having('/opt/chrome', bare.own) });
    expect(browser.executablePath).toBe('/opt/chrome');
  });

  it('refuses a CHROMIUM_PATH that leads nowhere', () => {
    const env = { CHROMIUM_PATH: '/opt/chrome' };
    expect(() => findBrowser({ ...bare, env, ...having(bare.own) })).toThrow("'/opt/chrome'");
  });

  it.each([
    ['linux', '/usr/bin/chromium', { PATH: '/usr/local/bin:/usr/bin' }],
    ['linux', '/usr/bin/google-chrome', { PATH: '/usr/bin' }],
    ['linux', '/snap/bin/chromium', {}],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
    ['darwin', '/Users/asha/Applications/Chromium.app/Contents/MacOS/Chromium', { HOME: '/Users/asha' }],
    [
      'win32',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      { ProgramFiles: 'C:\\Program Files' },
    ],
    [
      'win32',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
      { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' },
    ],
  ] as const)('finds the installed one on %s: %s', (platform, path, env) => {
    const browser = findBrowser({ ...bare, platform, env, ...having(path) });
    expect(browser.executablePath).toBe(path);
  });

  it('prefers the build without a window, then Chrome, then Chromium where all are installed', () => {
    const names = ['chromium', 'google-chrome', 'chromium-headless-shell'].map((name) => `/usr/bin/${name}`);
    const { platform, env } = bare;
    expect(listInstalled({ platform, env }).filter((path) => names.includes(path))).toEqual(
      names.toReversed(),
    );
  });

  it('takes the build with a window where traces are wanted, unless CHROMIUM_PATH names another', () => {
    const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
    const machine = { ...bare, ...having(shell, whole) };
    expect(findBrowser(machine).executablePath).toBe(shell);
    expect(findWholeBrowser(machine).executablePath).toBe(whole);
    expect(findWholeBrowser({ ...machine, env: { CHROMIUM_PATH: shell } }).executablePath).toBe(shell);
  });

  it('unpacks the one from npm on a bare 64-bit Linux, with the libraries it brings', () => {
    const browser = findBrowser({ ...bare, unpack: () => '/site/.cache/chromium-1' });
    expect(browser.executablePath).toBe('/site/.cache/chromium-1/chromium');
    expect(browser.env?.LD_LIBRARY_PATH).toBe('/site/.cache/chromium-1/al2023/lib');
  });

  it.each([
    ['darwin', 'arm64'],
    ['win32', 'x64'],
    ['linux', 'arm64'],
  ] as const)('says what mends it on %s %s, where no npm package helps', (platform, arch) => {
    expect(() => findBrowser({ ...bare, platform, arch })).toThrow('npx playwright install chromium');
  });
});
