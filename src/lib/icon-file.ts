import { locales } from '~/config/locales';
import { site } from '~/config/site';
import { readRows } from '~/lib/content/read';
import { hashedFile } from './hashed-file';
import { drawIcon } from './icon';

/** Icons of the frame of every page that a phone does not show at first. */
const ofFrame = ['arrow-up', 'mail', 'x'];

async function drawIconFile() {
  const tables = locales.flatMap((locale) => [readRows('tiles', locale), readRows('benefits', locale)]);
  const rows = (await Promise.all(tables)).flat();
  const names = new Set([...ofFrame, ...[...rows, ...site.social].map(({ icon }) => icon)]);
  const symbols = [...names].map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawIcon(name)}</symbol>`,
  );
  return hashedFile('icons', 'svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`);
}

/** What this build has drawn. */
let built: ReturnType<typeof drawIconFile> | undefined;

/**
 * Icons of the frame and those that content and settings name, in one file. `ui/SharedIcon.astro` shows them. Every page
 * asks for it several times: a build draws it once, which saves 0.8 s. The dev server draws it anew, as content changes.
 */
export function makeIconFile() {
  if (import.meta.env.DEV) return drawIconFile();
  built ??= drawIconFile();
  return built;
}
