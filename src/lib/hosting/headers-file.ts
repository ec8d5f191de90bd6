import { base } from '../../config/base.ts';
import { type HostingPlan, headersOf } from './plan.ts';

/** Writes one block for a folder whose files have equal headers, and otherwise a block for each entry. */
function writeFolder(folder: string, paths: readonly string[], write: (path: string) => string): string[] {
  const [first = folder] = paths;
  if (folder !== base && paths.every((path) => write(path) === write(first)))
    return [`${folder}*${write(first)}`];
  const names = new Set(paths.map((path) => path.slice(folder.length).replace(/(?<=\/).+/, '')));
  return [...names].sort().flatMap((name) => {
    const path = folder + name;
    if (!name.endsWith('/')) return [path + write(path)];
    return writeFolder(
      path,
      paths.filter((other) => other.startsWith(path)),
      write,
    );
  });
}

/**
 * Writes the `_headers` file of Netlify and Cloudflare. These hosts join the values of a header named in two
 * blocks, so each path is in one block besides the block of all paths.
 *
 * @param paths all published paths: `/`, `/about/`, `/robots.txt`
 */
export function writeHeadersFile(plan: HostingPlan, paths: readonly string[]): string {
  const varying = new Set(Object.values(plan.folders).flatMap((own) => own.map(([name]) => name)));
  const write = (path: string, isVarying: boolean) =>
    headersOf(plan, path)
      .filter(([name]) => varying.has(name) === isVarying)
      .map(([name, value]) => `\n  ${name}: ${value}`)
      .join('');
  const blocks = writeFolder(plan.base, paths, (path) => write(path, true));
  return `${[`${plan.base}*${write(plan.base, false)}`, ...blocks].join('\n\n')}\n`;
}

/**
 * Writes the `_redirects` file. At the root it names the error page of each language for Netlify; Cloudflare
 * finds them itself. For a folder it maps paths to the published root.
 * A former path has a page, so Netlify forwards it only with `301!`. Cloudflare ignores that line and takes the next.
 */
export function writeRedirectsFile({ base, languageFolders, forwards }: HostingPlan): string {
  const moved = forwards.flatMap(({ from, to }) => [`${from} ${to} 301!\n`, `${from} ${to} 301\n`]);
  const others =
    base === '/'
      ? languageFolders.map((folder) => `${folder}* ${folder}404.html 404\n`)
      : [`${base}* /:splat 200\n`];
  return [...moved, ...others].join('');
}
