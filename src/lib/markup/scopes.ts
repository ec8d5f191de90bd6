const scope = /\bastro-[a-z0-9]{8}\b/g;

/** The n-th of ever longer names: a, b, … z, aa, ab, … */
function nameScope(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : nameScope(Math.floor(index / 26) - 1) + letter;
}

/**
 * Gives the scopes of Astro's component styles names of one letter. They are random, do not compress, and are
 * repeated on every element; a page whose styles are all its own can call them what it likes. Left as they
 * are where a linked sheet uses the same names.
 */
export function shortenScopes(html: string): string {
  if (/<link[^>]+rel="?stylesheet/.test(html)) return html;
  const counts = new Map<string, number>();
  for (const [name] of html.matchAll(scope)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byUse = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  const short = new Map(byUse.map((name, index) => [name, `_${nameScope(index)}`]));
  return html.replace(scope, (name) => short.get(name) ?? name);
}

const family = /\b([A-Z][a-z]+(?: [A-Z][a-z]+)?)-[0-9a-f]{16}\b/g;

/** Calls the fonts of a page by their names: Astro adds a hash to each, for sites with two fonts of one name. */
export function shortenFamilies(html: string): string {
  return html.replace(family, '$1');
}
