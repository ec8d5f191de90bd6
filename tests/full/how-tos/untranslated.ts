import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Attributes that visitors read or hear. */
const spoken = new Set(
  'alt title placeholder label aria-label aria-description aria-roledescription aria-valuetext'.split(' '),
);
/** Metadata that search engines and social networks show. */
const shownMeta = new Set('description og:title og:description og:site_name og:image:alt'.split(' '));
/** Elements within a line of text. */
const inline = new Set('a abbr b br code em i mark s small span strong time'.split(' '));
const unread = new Set(['script', 'style', 'svg']);

/**
 * Finds text outside brackets in the pseudo-language, which puts each message in brackets. Ignores `names`
 * and reports unclosed brackets.
 */
export function findUnbracketed(text: string, names: readonly string[]): string {
  let depth = 0;
  let outside = '';
  for (const letter of text) {
    if (letter === '[') depth += 1;
    if (depth === 0) outside += letter;
    if (letter === ']') depth -= 1;
    // A message ends a name.
    if (letter === ']' && depth === 0) outside += '\n';
  }
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), outside.replace(/\S+@\S+/g, ''));
  return depth !== 0 || /\p{L}/u.test(rest) ? text.replace(/\s+/g, ' ').trim() : '';
}

/**
 * Lists texts in the pseudo-language that come neither from the dictionary nor from the content. Skips parts
 * marked as another language.
 */
export function findUntranslated(html: string, names: readonly string[]): string[] {
  const faults = new Set<string>();
  let line = '';
  const check = (text: string, what = '') => {
    const fault = findUnbracketed(text, names);
    if (fault) faults.add(what + fault);
  };
  const endLine = () => {
    check(line);
    line = '';
  };
  const read = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) line += node.value;
    if ('tagName' in node) {
      if (unread.has(node.tagName)) return;
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      // Marked as another language.
      if (node.tagName !== 'html' && attributes.has('lang')) return;
      for (const [name, value] of attributes) if (spoken.has(name)) check(value, `${name}: `);
      const meta = attributes.get('name') ?? attributes.get('property') ?? '';
      if (node.tagName === 'meta' && shownMeta.has(meta)) check(attributes.get('content') ?? '', `${meta}: `);
    }
    const isBlock = !inline.has(node.nodeName) && node.nodeName !== '#text';
    if (isBlock) endLine();
    if ('content' in node) read(node.content);
    if ('childNodes' in node) node.childNodes.forEach(read);
    if (isBlock) endLine();
  };
  read(parse(html, { scriptingEnabled: false }));
  return [...faults];
}
