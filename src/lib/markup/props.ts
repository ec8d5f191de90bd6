import { createHash } from 'node:crypto';
import { parseFragment } from 'parse5';

interface Moved {
  html: string;
  files: { path: string; text: string }[];
}

/** Props of more characters leave the page. */
const limit = 4000;

const islands = /<astro-island [^>]*>/g;

/**
 * Moves the large props of islands that wait for a touch, such as the location table, to files of their own;
 * `client:interaction` fetches them when the island wakes. In the page they would weigh on everybody.
 */
export function moveProps(html: string): Moved {
  const files: Moved['files'] = [];
  const lighter = html.replace(islands, (tag) => {
    const [attribute = ''] = / props="[^"]*"/.exec(tag) ?? [];
    if (attribute.length < limit || !tag.includes(' client="interaction"')) return tag;
    const [island] = parseFragment(tag).childNodes;
    const text =
      island && 'attrs' in island ? island.attrs.find(({ name }) => name === 'props')?.value : undefined;
    if (text === undefined) return tag;
    const path = `/_astro/props.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
    files.push({ path, text });
    return tag.replace(attribute, ` data-props="${path}"`);
  });
  return { html: lighter, files };
}
