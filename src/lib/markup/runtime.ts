import { createHash } from 'node:crypto';

interface Moved {
  html: string;
  /** The script that left the page, if one did: its path in the site, and its text. */
  script?: { path: string; text: string };
}

/**
 * Keeps a click on an island whose script has not come yet; `client:interaction` gives it to the island later.
 * The only script of the islands that stays in the page, so that no click is ever too early for it.
 */
export const keeper =
  'addEventListener("click",e=>{let b=e.target.closest("astro-island[client=interaction]:not([data-awake]) button");' +
  'b&&(e.preventDefault(),e.stopImmediatePropagation(),self.earlyClick=b)},!0)';

const inline = /<script>((?:(?!<\/script>)[\s\S])+)<\/script>/g;

/**
 * Moves Astro's island runtime and client directives, 1.8 KB compressed in each page, to a file that all
 * pages share, and leaves the keeper in their place.
 */
export function moveRuntime(html: string): Moved {
  const scripts = [...html.matchAll(inline)].filter(([, text = '']) =>
    /astro-island|\(self\.Astro\|\|\(self\.Astro=\{\}\)\)/.test(text),
  );
  if (!scripts.some(([, text = '']) => text.includes('customElements.define("astro-island"')))
    return { html };
  const text = scripts.map(([, script]) => script).join('\n');
  const path = `/_astro/island.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  const [first = '', ...others] = scripts.map(([element]) => element);
  const kept = html.replace(first, () => `<script>${keeper}</script><script async src="${path}"></script>`);
  return { html: others.reduce((rest, element) => rest.replace(element, ''), kept), script: { path, text } };
}
