import type { Header, HostingPlan } from './plan.ts';

const block = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The `_headers` file of Netlify and Cloudflare. Those hosts disagree on what happens when two blocks name
 * the same header, so none does: page folders are listed one by one.
 */
export function writeHeadersFile(plan: HostingPlan): string {
  const cache: Header = ['Cache-Control', plan.otherCache];
  const own = [plan.ownership, cache];
  const pages = ['/', ...plan.folders.map((folder) => `${folder}*`)].map((path) =>
    block(path, plan.framing.includes(path.replace(/\*$/, '')) ? own : [plan.isolation, ...own]),
  );
  const shared = plan.sharedFolders.map((folder) =>
    block(`${folder}*`, [
      plan.sharedHeader,
      folder === plan.hashedFolder ? ['Cache-Control', plan.hashedCache] : cache,
    ]),
  );
  return `${[block('/*', plan.always), ...shared, ...pages, block('/sw.js', own)].join('\n\n')}\n`;
}
