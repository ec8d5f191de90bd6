import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-pages.ts';
import { hashedFile } from './hashed-file.ts';

/**
 * Keeps a click on an island whose script has not arrived yet; `client:interaction` gives it to the island later.
 * It stays in the page, so that no click is ever too early for it.
 */
export const earlyClickCapture =
  'addEventListener("click",e=>{let b=e.target.closest("astro-island[client=interaction]:not([data-listening]) button");' +
  'b&&(e.preventDefault(),e.stopImmediatePropagation(),self.earlyClick=e)},!0)';

/** What Astro writes before the first island of a page: a style, the client directive and the runtime. */
const prescripts =
  /<style>astro-island,[^<]*\{display:contents\}<\/style><script>((?:(?!<\/script>).)+)<\/script><script>((?:(?!<\/script>).)+customElements\.define\("astro-island"(?:(?!<\/script>).)+)<\/script>/s;

/**
 * Moves Astro's island runtime and client directive, 1.9 KB compressed in each page, to a file that all pages
 * share. The capture of early clicks stays, before the first script of the page: `joinAdjacent` makes one of both. The
 * style is in `base.css`.
 * @throws Error where a page with islands has no runtime in the form that this knows
 */
export function moveRuntime(html: string) {
  if (!html.includes('<astro-island')) return { html, script: undefined };
  const [found, directive, runtime] = prescripts.exec(html) ?? [];
  if (!found || html.split('(self.Astro||(self.Astro={}))').length > 2)
    throw new Error('Astro writes the island runtime in a new form: adapt src/lib/islands.ts to it');
  const script = hashedFile('island', 'js', `${directive}\n${runtime}`);
  const withFile = html.replace(found, () => `<script async src="${script.path}"></script>`);
  return { html: withFile.replace('<script', () => `<script>${earlyClickCapture}</script><script`), script };
}

/** Moves what islands share out of the pages. Has to run before anything that hashes pages. */
export function islandFiles(): AstroIntegration {
  return {
    name: 'island-files',
    hooks: {
      'astro:build:done': ({ dir }) =>
        rewritePages(dir, (page) => {
          const { html, script } = moveRuntime(page);
          if (script) writeFileSync(new URL(`.${script.path}`, dir), script.content);
          return html;
        }),
    },
  };
}
