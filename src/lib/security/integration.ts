import type { AstroIntegration } from 'astro';
import type { Allowance } from '~/config/security';
import { dashboardFolder } from '../../config/address.ts';
import { rewritePages } from '../built-pages.ts';
import { readSecuredPage } from './page.ts';
import { type PolicyContext, pagePolicy, writePolicy } from './policy.ts';

interface Options {
  allowances: readonly Allowance[];
  workerPolicy: string | undefined;
  /** Address that the metrics are sent to; none where they stay in the page. */
  metricsUrl: string | undefined;
}

/** Gives a built page its policy. @throws Error naming everything in the page that the policy would block */
export function securePage(html: string, context: PolicyContext): string {
  const page = readSecuredPage(html);
  if (page.faults.length > 0) throw new Error(`the content security policy blocks ${page.faults.join(', ')}`);
  const policy = writePolicy(pagePolicy(page, context)).replaceAll('"', '&quot;');
  return `${html.slice(0, page.insertAt)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(page.insertAt)}`;
}

/**
 * Writes a content security policy into every built page. Astro's own `security.csp` puts the hashes of the
 * whole site into each page, 0.8 KB compressed that every visitor would fetch; here a page carries its own.
 */
export function security({ allowances, workerPolicy, metricsUrl }: Options): AstroIntegration {
  const metrics = metricsUrl && new URL(metricsUrl).origin;
  return {
    name: 'security',
    hooks: {
      'astro:build:done': ({ dir }) =>
        rewritePages(dir, (html, path) => {
          const own = allowances.filter((allowance) => path.startsWith(allowance.path));
          return securePage(html, {
            metrics,
            workerPolicy: path.startsWith(dashboardFolder) ? undefined : workerPolicy,
            frames: own.flatMap(({ frames = [] }) => frames),
            images: own.flatMap(({ images = [] }) => images),
            trusted: own.flatMap(({ trusted = [] }) => trusted),
          });
        }),
    },
  };
}
