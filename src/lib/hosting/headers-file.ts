import { type Header, type HostingPlan, headersOf } from './plan.ts';

const writeBlock = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Writes one block for a folder whose files have equal headers, and otherwise a block for each entry. */
function writeFolder(plan: HostingPlan, folder: string, paths: readonly string[]): string[] {
  const write = (path: string, address = path) =>
    writeBlock(address, headersOf(plan, path).slice(plan.always.length));
  const [first = folder] = paths;
  const isUniform = paths.every((path) => write(path, folder) === write(first, folder));
  if (folder !== plan.base && isUniform) return [write(first, `${folder}*`)];
  const names = new Set(paths.map((path) => path.slice(folder.length).replace(/(?<=\/).+/, '')));
  return [...names].sort().flatMap((name) => {
    const path = folder + name;
    if (!name.endsWith('/')) return [write(path)];
    return writeFolder(
      plan,
      path,
      paths.filter((other) => other.startsWith(path)),
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
  return `${[writeBlock(`${plan.base}*`, plan.always), ...writeFolder(plan, plan.base, paths)].join('\n\n')}\n`;
}

/**
 * Writes the `_redirects` file. At the root it names the error page of each language for Netlify; Cloudflare
 * finds them itself. For a folder it maps paths to the published root.
 * A former address has a page, so Netlify forwards it only with `301!`. Cloudflare ignores that line and takes the next.
 */
export function writeRedirectsFile({ base, languageFolders, forwards }: HostingPlan): string {
  const moved = forwards.flatMap(({ from, to }) => [`${from} ${to} 301!\n`, `${from} ${to} 301\n`]);
  const others =
    base === '/'
      ? languageFolders.map((folder) => `${folder}* ${folder}404.html 404\n`)
      : [`${base}* /:splat 200\n`];
  return [...moved, ...others].join('');
}
