import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from 'playwright/test';

/** How Playwright is to launch the browser of this machine. */
export interface Browser {
  /** Where it comes from, in words. */
  origin: string;
  /** Left out for Playwright's own build. */
  executablePath?: string;
  args: string[];
  env?: Record<string, string>;
}

/** What the search reads; tests pass their own. */
export interface Machine {
  platform: NodeJS.Platform;
  arch: string;
  env: Record<string, string | undefined>;
  /** Path of Playwright's own build, downloaded or not. */
  own: string;
  isThere: (path: string) => boolean;
  /** Unpacks the browser that comes as an npm package and returns the folder it stands in. */
  unpack: () => string;
}

/** Quiet flags: no graphics card, no calls home at start-up. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A build of Chromium without a window. */
const headless = 'chromium-headless-shell';

/** Where Chrome, Chromium and Edge are installed: first the build without a window, half again as fast, then the best known. */
function listInstalled({ platform, env }: Pick<Machine, 'platform' | 'env'>): string[] {
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
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [headless, 'google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .concat('/opt/google/chrome/chrome', '/snap/bin/chromium');
}

const advice = `No browser found for the browser tests. Do one of these:
  npx playwright install chromium     downloads the one Playwright is made for
  install Google Chrome or Chromium   it is found where it is usually installed
  CHROMIUM_PATH=/path/to/chrome npm test`;

/**
 * Finds a Chromium: the one `CHROMIUM_PATH` names, Playwright's own, an installed one, or on 64-bit Linux the
 * one that comes as an npm package. Throws with the command that mends it where there is none.
 */
export function findBrowser(
  machine: Machine = readMachine(),
  installed: readonly string[] = listInstalled(machine),
): Browser {
  const { env, own, isThere } = machine;
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (!isThere(named))
      throw new Error(`CHROMIUM_PATH is '${named}', and there is no such file.\n${advice}`);
    return { origin: 'CHROMIUM_PATH', executablePath: named, args: quiet };
  }
  if (isThere(own)) return { origin: "Playwright's own", args: quiet };
  const path = installed.find(isThere);
  if (path) return { origin: 'installed', executablePath: path, args: quiet };
  if (machine.platform !== 'linux' || machine.arch !== 'x64') throw new Error(advice);
  const folder = machine.unpack();
  return {
    origin: 'npm package',
    executablePath: join(folder, 'chromium'),
    args: [...quiet, '--no-zygote'],
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

/** The same, but of the installed ones only those with a window, whose traces do not end by a timeout. */
export function findWholeBrowser(machine: Machine = readMachine()): Browser {
  return findBrowser(
    machine,
    listInstalled(machine).filter((path) => !path.endsWith(headless)),
  );
}

/** Playwright's options for launching the browser of this machine. */
export function launchOptions({ executablePath, args, env } = findBrowser()): LaunchOptions {
  return {
    args,
    ...(executablePath && { executablePath }),
    ...(env && { env: { ...process.env, ...env } }),
  };
}

function readMachine(): Machine {
  return {
    platform: process.platform,
    arch: process.arch,
    env: process.env,
    own: chromium.executablePath(),
    isThere: existsSync,
    unpack: () =>
      execFileSync(process.execPath, [fileURLToPath(new URL('./unpack.mjs', import.meta.url))], {
        encoding: 'utf8',
      }).trim(),
  };
}
