import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

const unseen = new Set(['script', 'style', 'template']);
const spoken = ['alt', 'aria-label', 'placeholder', 'title'];

/**
 * Lists the texts and labels of a page that are in its own language. Skips parts marked as another language.
 */
export function readVisible(html: string): string[] {
  const collect = (node: Node, page: string): string[] => {
    if ('value' in node) return [node.value.replace(/\s+/g, ' ').trim()];
    let language = page;
    const own: string[] = [];
    if ('tagName' in node) {
      if (unseen.has(node.tagName)) return [];
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      language ||= attributes.get('lang') ?? '';
      if (attributes.has('lang') && attributes.get('lang') !== language) return [];
      own.push(...spoken.map((name) => attributes.get(name) ?? ''));
    }
    const inner = 'childNodes' in node ? node.childNodes.flatMap((child) => collect(child, language)) : [];
    return [...own, ...inner];
  };
  return collect(parse(html, { scriptingEnabled: false }), '').filter((text) => text !== '');
}
