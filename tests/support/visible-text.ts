import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

const unseen = new Set(['script', 'style', 'template']);
const spoken = ['alt', 'aria-label', 'placeholder', 'title'];

/**
 * What a reader of a page sees or hears in the page's own language: its texts, and those of labels, one a line. Parts
 * that say that they are in another language are left out.
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
