import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Text content, including that of scripts and styles. */
  text: string;
  /** Set if the element or an ancestor has `hidden`. */
  isHidden: boolean;
}

/** A parsed page, with its elements in document order. */
export interface Document {
  elements: Element[];
  ids: ReadonlySet<string>;
}

function readText(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(readText).join('') : '';
}

export function readHtml(html: string): Document {
  const elements: Element[] = [];
  const collect = (node: Node, isInHidden: boolean): void => {
    let isHidden = isInHidden;
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      isHidden ||= 'hidden' in attributes;
      elements.push({ name: node.tagName, attributes, text: readText(node), isHidden });
    }
    if ('childNodes' in node) for (const child of node.childNodes) collect(child, isHidden);
  };
  collect(parse(html), false);
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.id ?? []));
  return { elements, ids };
}

/** Finds elements by name, and by the value of an attribute. */
export function findAll(document: Document, name: string, attribute?: string, value?: string): Element[] {
  return document.elements.filter(
    (element) =>
      element.name === name &&
      (attribute === undefined || element.attributes[attribute] !== undefined) &&
      (value === undefined || element.attributes[attribute ?? ''] === value),
  );
}

/** Returns the values of a meta element by its `name` or `property`. */
export function readMeta(document: Document, name: string): string[] {
  return findAll(document, 'meta')
    .filter(({ attributes }) => (attributes.property ?? attributes.name) === name)
    .map(({ attributes }) => attributes.content ?? '');
}

/** Returns the canonical address if the page has exactly one. */
export function readCanonical(document: Document): string | undefined {
  const links = findAll(document, 'link', 'rel', 'canonical');
  return links.length === 1 ? links[0]?.attributes.href : undefined;
}

export function isIndexed(document: Document): boolean {
  return !readMeta(document, 'robots').some((content) => content.includes('noindex'));
}
