import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function listHead(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.filter((child) => 'tagName' in child) : [];
  const found = children.find((child) => child.tagName === 'html' || child.tagName === 'head');
  if (!found) return [];
  return found.tagName === 'head' ? found.childNodes.filter((child) => 'tagName' in child) : listHead(found);
}

const isSheet = ({ tagName, attrs }: Element) =>
  tagName === 'link' && attrs.some(({ name, value }) => name === 'rel' && /\bstylesheet\b/.test(value));

/**
 * Makes one `<style>` of the plain ones in a page's head, so that its policy needs one hash for all of them.
 * Left as they are: styles with attributes, and pages where the order would change what wins.
 */
export function mergeStyles(html: string): string {
  const head = listHead(parse(html, { sourceCodeLocationInfo: true }));
  const styles = head.filter(({ tagName, attrs }) => tagName === 'style' && attrs.length === 0);
  const texts = styles.map((style) =>
    style.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
  );
  const isOrdered = texts.slice(1).some((text) => /@(import|namespace|charset)\b/.test(text));
  if (styles.length < 2 || isOrdered || head.some(isSheet)) return html;
  let merged = html;
  for (const [index, { sourceCodeLocation: place }] of [...styles.entries()].reverse()) {
    if (!place) continue;
    const kept = index === 0 ? `<style>${texts.join('\n')}</style>` : '';
    merged = merged.slice(0, place.startOffset) + kept + merged.slice(place.endOffset);
  }
  return merged;
}
