import { type Header, type HostingPlan, headersOf } from './plan.ts';

const writeBlock = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** One block for a folder whose files all get the same headers, else one for each thing in it. */
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
 * The `_headers` file of Netlify and Cloudflare. When two blocks name the same header, these hosts join its
 * values, so besides the block for all paths each path is in one block only.
 *
 * @param paths addresses of everything the site publishes: `/`, `/about/`, `/robots.txt`
 */
export function writeHeadersFile(plan: HostingPlan, paths: readonly string[]): string {
  return `${[writeBlock(`${plan.base}*`, plan.always), ...writeFolder(plan, plan.base, paths)].join('\n\n')}\n`;
}

/**
 * The `_redirects` file. At the root of a host it names the error page of each language for Netlify; Cloudflare finds these
 * by itself. Below the root both hosts take the files from the root of what was published.
 * Former addresses have a page, so Netlify forwards them only with `301!`. Cloudflare ignores that line and takes the next.
 */
export function writeRedirectsFile({ base, languageFolders, forwards }: HostingPlan): string {
  const moved = forwards.flatMap(({ from, to }) => [`${from} ${to} 301!\n`, `${from} ${to} 301\n`]);
  const others =
    base === '/'
      ? languageFolders.map((folder) => `${folder}* ${folder}404.html 404\n`)
      : [`${base}* /:splat 200\n`];
  return [...moved, ...others].join('');
}
