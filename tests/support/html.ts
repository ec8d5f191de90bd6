import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

export interface ParsedElement {
  /** Tag name. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Text content, including that of scripts and styles. */
  readonly text: string;
  /** Set if the element or an ancestor has `hidden`. */
  isHidden: boolean;
}

/** A parsed page, with its elements in document order. */
export interface ParsedPage {
  elements: ParsedElement[];
  ids: ReadonlySet<string>;
}

function readText(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(readText).join('') : '';
}

export function readHtml(html: string): ParsedPage {
  const elements: ParsedElement[] = [];
  const collect = (node: Node, isInHidden: boolean): void => {
    let isHidden = isInHidden;
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      isHidden ||= 'hidden' in attributes;
      elements.push({
        name: node.tagName,
        attributes,
        get text() {
          return readText(node);
        },
        isHidden,
      });
    }
    if ('childNodes' in node) for (const child of node.childNodes) collect(child, isHidden);
  };
  collect(parse(html), false);
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.id ?? []));
  return { elements, ids };
}

/** Finds elements by tag name, and also by an attribute or its value if given. */
export function findAll(
  page: ParsedPage,
  tagName: string,
  attribute?: string,
  value?: string,
): ParsedElement[] {
  return page.elements.filter(
    (element) =>
      element.name === tagName &&
      (attribute === undefined || element.attributes[attribute] !== undefined) &&
      (value === undefined || element.attributes[attribute ?? ''] === value),
  );
}

/** Joins the lines of a text. */
export const clean = (text = '') => text.replace(/\s+/g, ' ').trim();

/** Returns the texts of all elements with a tag name. */
export const textsOf = (page: ParsedPage, tagName: string) =>
  findAll(page, tagName).map(({ text }) => clean(text));

/** Returns the `content` of each meta element with this `name` or `property`. */
export function readMeta(page: ParsedPage, name: string): string[] {
  return findAll(page, 'meta')
    .filter(({ attributes }) => (attributes.property ?? attributes.name) === name)
    .map(({ attributes }) => attributes.content ?? '');
}

/** Returns the canonical URL if the page has exactly one. */
export function readCanonical(page: ParsedPage): string | undefined {
  const links = findAll(page, 'link', 'rel', 'canonical');
  return links.length === 1 ? links[0]?.attributes.href : undefined;
}

export function isIndexable(page: ParsedPage): boolean {
  return !readMeta(page, 'robots').some((content) => content.includes('noindex'));
}
