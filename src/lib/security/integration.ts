import type { AstroIntegration } from 'astro';
import type { Allowance } from '~/config/security';
import { listElements, rewritePages } from '../build/built-pages.ts';
import { readSecuredPage } from './page.ts';
import { type PolicyContext, pagePolicy, writePolicy } from './policy.ts';

interface Options {
  allowances: readonly Allowance[];
  workerPolicy: string | undefined;
  /** URL that receives the metrics. Undefined if they stay in the page. */
  metricsUrl: string | undefined;
}

/** Adds the policy to a built page. @throws Error that lists everything the policy would block */
export function securePage(html: string, context: PolicyContext): string {
  const page = readSecuredPage(listElements(html));
  if (page.faults.length > 0) throw new Error(`the content security policy blocks ${page.faults.join(', ')}`);
  const policy = writePolicy(pagePolicy(page, context)).replaceAll('"', '&quot;');
  return `${html.slice(0, page.insertAt)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(page.insertAt)}`;
}

/**
 * Writes a content security policy into every built page. Astro's own `security.csp` would put the hashes of
 * the whole site into each page.
 */
export function security({ allowances, workerPolicy, metricsUrl }: Options): AstroIntegration {
  const metrics = metricsUrl && new URL(metricsUrl).origin;
  return {
    name: 'security',
    hooks: {
      'astro:build:done': ({ dir }) =>
        rewritePages(dir, (html, path) => {
          const own = allowances.filter((allowance) => path.startsWith(allowance.path));
          const context = {
            metrics,
            workerPolicy,
            frames: own.flatMap(({ frames = [] }) => frames),
            images: own.flatMap(({ images = [] }) => images),
          };
          return securePage(html, context);
        }),
    },
  };
}
