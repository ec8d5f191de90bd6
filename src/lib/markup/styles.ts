import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function* walk(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child);
}

const isSheet = ({ tagName, attrs }: Element) =>
  tagName === 'link' && attrs.some(({ name, value }) => name === 'rel' && /\bstylesheet\b/.test(value));

/**
 * Makes one `<style>` of a page's plain ones, at the place of the first: its policy needs one hash for all of
 * them, and none is left in the body, where Astro puts the one for islands and HTML allows none. Left as they
 * are: styles with attributes, and pages where the order would change what wins.
 */
export function mergeStyles(html: string): string {
  const elements = [...walk(parse(html, { sourceCodeLocationInfo: true }))];
  const styles = elements.filter(({ tagName, attrs }) => tagName === 'style' && attrs.length === 0);
  const texts = styles.map((style) =>
    style.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
  );
  const isOrdered = texts.slice(1).some((text) => /@(import|namespace|charset)\b/.test(text));
  if (styles.length < 2 || isOrdered || elements.some(isSheet)) return html;
  let merged = html;
  for (const [index, { sourceCodeLocation: place }] of [...styles.entries()].reverse()) {
    if (!place) continue;
    const kept = index === 0 ? `<style>${texts.join('\n')}</style>` : '';
    merged = merged.slice(0, place.startOffset) + kept + merged.slice(place.endOffset);
  }
  return merged;
}
