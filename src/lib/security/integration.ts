import type { AstroIntegration } from 'astro';
import type { Allowance } from '~/config/security';
import { type Element, listElements, rewritePages } from '../build/built-pages.ts';
import { readSecuredPage } from './page.ts';
import { type PolicyContext, pagePolicy, writePolicy } from './policy.ts';

interface Options {
  allowances: readonly Allowance[];
  workerPolicy: string | undefined;
  /** URL that receives the metrics. Undefined if they stay in the page. */
  metricsUrl: string | undefined;
  /** Receives the elements of each page, so that it is parsed once. */
  readPage: (path: string, elements: readonly Element[]) => void;
}

/** Adds the policy to a built page. @throws Error that lists everything the policy would block */
export function securePage(html: string, context: PolicyContext, elements = listElements(html)): string {
  const page = readSecuredPage(elements);
  if (page.faults.length > 0) throw new Error(`the content security policy blocks ${page.faults.join(', ')}`);
  const policy = writePolicy(pagePolicy(page, context)).replaceAll('"', '&quot;');
  return `${html.slice(0, page.insertAt)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(page.insertAt)}`;
}

/**
 * Writes a content security policy into every built page. Astro's own `security.csp` would put the hashes of
 * the whole site into each page.
 */
export function security({ allowances, workerPolicy, metricsUrl, readPage }: Options): AstroIntegration {
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
            trusted: own.flatMap(({ trusted = [] }) => trusted),
          };
          const elements = listElements(html);
          readPage(path, elements);
          return securePage(html, context, elements);
        }),
    },
  };
}
