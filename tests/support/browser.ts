import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, firefox, type LaunchOptions, webkit } from 'playwright/test';

/** Launch settings of a browser on this machine. */
export interface Browser {
  /** Description of its source. */
  origin: string;
  /** Undefined for Playwright's own build. */
  executablePath?: string;
  args: string[];
  env?: Record<string, string>;
}

/** Disables the graphics card and network calls at start-up. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const { platform, env } = process;

const listInPath = (...names: string[]): string[] =>
  names.flatMap((name) => (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

/** Lists the usual paths of Chrome, Chromium and Edge. */
function listInstalled(): string[] {
  if (platform === 'win32')
    return [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
        `${folder}\\Chromium\\Application\\chrome.exe`,
        `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
      ]);
  if (platform === 'darwin')
    return ['', env.HOME ?? ''].flatMap((home) =>
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (name) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  return [
    ...listInPath('google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'),
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ];
}

const advice = `No browser found for the browser tests. Do one of these:
  npx playwright install chromium     downloads the one Playwright is made for
  install Google Chrome or Chromium   it is found where it is usually installed
  CHROMIUM_PATH=/path/to/chrome npm test`;

/**
 * Finds a Chromium: `CHROMIUM_PATH`, on 64-bit Linux the npm package, elsewhere Playwright's own or an installed one.
 * @throws Error with the command that installs one
 */
export function findBrowser(): Browser {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH is '${named}', and there is no such file.\n${advice}`);
    return { origin: 'CHROMIUM_PATH', executablePath: named, args: quiet };
  }
  if (platform === 'linux' && process.arch === 'x64') {
    const unpack = fileURLToPath(new URL('./unpack.mjs', import.meta.url));
    const folder = execFileSync(process.execPath, [unpack], { encoding: 'utf8' }).trim();
    return {
      origin: 'npm package',
      executablePath: join(folder, 'chromium'),
      args: [...quiet, '--no-zygote'],
      env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
    };
  }
  if (existsSync(chromium.executablePath())) return { origin: "Playwright's own", args: quiet };
  const path = listInstalled().find(existsSync);
  if (path) return { origin: 'installed', executablePath: path, args: quiet };
  throw new Error(advice);
}

/** Returns Playwright's options to launch the browser of this machine. */
export function launchOptions({ executablePath, args, env } = findBrowser()): LaunchOptions {
  return {
    args,
    ...(executablePath && { executablePath }),
    ...(env && { env: { ...process.env, ...env } }),
  };
}

const firefoxAdvice = `No Firefox found for the journeys. Do one of these:
  apt-get install firefox-esr       in Debian; elsewhere, install Firefox where it usually is
  npx playwright install firefox    downloads the one Playwright is made for
  FIREFOX_PATH=/path/to/firefox npm run test:engines`;

/** Nothing leaves this machine: no server listens at the proxy. */
const proxy = { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' };

/** What an installed Firefox without a screen lacks: a mouse. And what its driver loses: pages that are kept for Back. */
const firefoxUserPrefs = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'browser.sessionhistory.max_total_viewers': 0,
};

/** Lists the usual paths of Firefox. */
function listFirefoxes(): string[] {
  if (platform === 'win32') return [`${env.ProgramFiles}\\Mozilla Firefox\\firefox.exe`];
  if (platform === 'darwin') return ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  return listInPath('firefox-esr', 'firefox');
}

/**
 * Finds a Firefox: `FIREFOX_PATH`, Playwright's own or an installed one.
 * @throws Error with the command that installs one
 */
export function findFirefox() {
  const named = env.FIREFOX_PATH;
  if (!named && existsSync(firefox.executablePath()))
    return { browserName: 'firefox' as const, launchOptions: { proxy } };
  const executablePath = (named ? [named] : listFirefoxes()).find(existsSync);
  if (!executablePath) throw new Error(firefoxAdvice);
  return {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    // A screenshot adds a style, which the policy of the pages blocks.
    screenshot: 'off' as const,
    launchOptions: { executablePath, firefoxUserPrefs, proxy },
  };
}

/** Finds Playwright's own WebKit, if it is installed. */
export const findWebKit = () =>
  existsSync(webkit.executablePath()) ? [{ browserName: 'webkit' as const, launchOptions: { proxy } }] : [];
