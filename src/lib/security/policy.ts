/** The content security policy: what every page has in common, and what a page adds. */

export type Policy = ReadonlyMap<string, readonly string[]>;

const none = ["'none'"] as const;
const self = ["'self'"] as const;

/** Writes a policy as one line. @throws Error on a source that would end its directive, or allow everything */
export function writePolicy(policy: Policy): string {
  return [...policy]
    .map(([directive, sources]) => {
      for (const source of sources)
        if (!source || /[\s;,*]|^'unsafe-|^https?:$/.test(source))
          throw new Error(`content security policy: '${source}' may not stand in ${directive}`);
      return [directive, ...sources].join(' ');
    })
    .join('; ');
}

/** What the policy of a page depends on besides the page itself. */
export interface PolicyContext {
  /** Origin that the web-performance metrics are sent to, where the build was given one. */
  metrics?: string | undefined;
  /** Name of the Trusted Types policy of the offline worker; none where the site has no worker. */
  workerPolicy?: string | undefined;
  /** Sources of frames that this page may load. */
  frames?: readonly string[];
  /** Sources of pictures that this page may load beyond the site's own. */
  images?: readonly string[];
  /** Names of further Trusted Types policies. */
  trusted?: readonly string[];
}

export interface InlineContent {
  /** Hash sources of the page's inline scripts. */
  scripts: readonly string[];
  /** Hash sources of the page's inline styles. */
  styles: readonly string[];
  /** Whether a style or an element of the page draws a `data:` picture. */
  hasDataImages: boolean;
}

/**
 * The policy that a page carries in its own head: nothing is allowed but the site's own files, and of inline
 * scripts and styles only those which the page was built with.
 */
export function pagePolicy(
  inline: InlineContent,
  { metrics, workerPolicy, frames = [], images = [], trusted = [] }: PolicyContext,
): Policy {
  const policies = [...(workerPolicy ? [workerPolicy] : []), ...trusted];
  return new Map<string, readonly string[]>([
    ['default-src', none],
    ['script-src', [...self, ...inline.scripts]],
    ['style-src', [...self, ...inline.styles]],
    ['img-src', [...new Set([...self, ...(inline.hasDataImages ? ['data:'] : []), ...images])]],
    ['font-src', self],
    // The site's own files, as tools that judge a site read robots.txt and llms.txt by way of the page.
    ['connect-src', metrics ? [...self, metrics] : self],
    ['manifest-src', self],
    ['worker-src', workerPolicy ? self : none],
    ...(frames.length > 0 ? ([['frame-src', frames]] as const) : []),
    ['base-uri', none],
    ['form-action', self],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', policies.length > 0 ? policies : none],
  ]);
}

/**
 * The policy that the host sends with every answer: what a page cannot say in its head. Everything else stands in the
 * pages; said twice, it would take the first pages over what the first round trip of a connection carries.
 */
export const headerPolicy: Policy = new Map<string, readonly string[]>([['frame-ancestors', none]]);
