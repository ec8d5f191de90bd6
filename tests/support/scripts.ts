import { withBase } from '~/config/base';
import { findAll } from './html';
import { pageAt, readBuilt, readSite } from './site';

const listLoaded = (code: string, from = '/') =>
  [...code.matchAll(/["'`]((?:\.{1,2}\/|\/?_astro\/)[\w./-]+\.js)["'`]/g)].map(([, address = '']) => {
    const path = address.startsWith('_astro/') ? withBase(`/${address}`) : address;
    return new URL(path, `https://host${from}`).pathname;
  });

/** All scripts, with the addresses of those that each may load. */
export const scripts = new Map(
  [...readSite().files]
    .filter((path) => path.endsWith('.js'))
    .map((path) => [path, listLoaded(readBuilt(path), path)]),
);

/** Lists scripts and all that they may load. */
export function follow(paths: readonly string[], found = new Set<string>()): string[] {
  for (const path of paths.filter((path) => !found.has(path))) {
    found.add(path);
    follow(scripts.get(path) ?? [], found);
  }
  return [...found];
}

/** Lists the scripts that a page may ever load, but for some with all that only these load. */
export function listScriptsOf(path: string, left: readonly string[] = []): string[] {
  const page = pageAt(path);
  const named = page.elements.flatMap(({ attributes }) =>
    ['src', 'component-url', 'renderer-url'].flatMap((name) => attributes[name] ?? []),
  );
  const inline = findAll(page, 'script').flatMap(({ text }) => listLoaded(text));
  const scripts = [...named.filter((address) => address.endsWith('.js')), ...inline];
  return follow(scripts, new Set(left)).filter((script) => !left.includes(script));
}
