/** The content security policy of a page. Those who may frame it are in the headers: a `<meta>` element cannot say it. */

export type Policy = ReadonlyMap<string, readonly string[]>;

const none = ["'none'"] as const;
const self = ["'self'"] as const;

/** Writes a policy as one line. @throws Error on a source that would end its directive or allow everything */
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

/** The settings that determine a page's policy, besides its content. */
export interface PolicyContext {
  /** Origin that receives the web-performance metrics, if the build has one. */
  metrics?: string | undefined;
  /** Trusted Types policy of the offline worker. Undefined without a worker. */
  workerPolicy?: string | undefined;
  /** Sources of frames on this page. */
  frames?: readonly string[];
  /** Sources of pictures on this page, besides the site's own. */
  images?: readonly string[];
}

export interface InlineContent {
  /** Hash sources of the page's inline scripts. */
  scripts: readonly string[];
  /** Hash sources of the page's inline styles. */
  styles: readonly string[];
  /** Set if a style or an element of the page shows a `data:` picture. */
  hasDataImages: boolean;
}

/**
 * Makes the policy in a page's head. Allows only the site's own files and the page's own inline scripts and
 * styles.
 */
export function pagePolicy(
  inline: InlineContent,
  { metrics, workerPolicy, frames = [], images = [] }: PolicyContext,
): Policy {
  return new Map<string, readonly string[]>([
    ['default-src', none],
    ['script-src', [...self, ...inline.scripts]],
    ['style-src', [...self, ...inline.styles]],
    ['img-src', [...new Set([...self, ...(inline.hasDataImages ? ['data:'] : []), ...images])]],
    ['font-src', self],
    // Audit tools fetch robots.txt from the page.
    ['connect-src', metrics ? [...self, metrics] : self],
    ['manifest-src', self],
    ['worker-src', workerPolicy ? self : none],
    ...(frames.length > 0 ? ([['frame-src', frames]] as const) : []),
    ['base-uri', none],
    ['form-action', self],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', workerPolicy ? [workerPolicy] : none],
  ]);
}
