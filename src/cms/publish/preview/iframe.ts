import { previewPolicyName } from '~/config/worker';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): string };
}

const styleElements = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Removes scripts, and styles, which the dashboard's content security policy would block. */
const createHTML = (text: string) =>
  text.replace(styleElements, '').replace(/<script[\s\S]*?<\/script>/g, '');

const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(previewPolicyName, { createHTML }) ?? { createHTML };

/** A built page of the site. */
export interface BuiltPage {
  document: Document;
  styles: string[];
}

/** Loads an empty same-origin document without scripts into an iframe. */
export function openIframe(iframe: HTMLIFrameElement): Promise<Document> {
  return new Promise((resolve, reject) => {
    const onLoad = () => {
      const { contentDocument } = iframe;
      if (contentDocument) resolve(contentDocument);
      else reject(new Error('the frame has no document'));
    };
    iframe.addEventListener('load', onLoad, { once: true });
    // Without a doctype the document would be in quirks mode.
    iframe.srcdoc = policy.createHTML('<!doctype html>');
  });
}

/** Parses a built page without its scripts and styles. Replaces each template by its content. */
export function parsePage(text: string): Document {
  const page = new DOMParser().parseFromString(policy.createHTML(text), 'text/html');
  for (const template of page.querySelectorAll('template')) template.replaceWith(template.content);
  return page;
}

export async function fetchPage(path: string): Promise<BuiltPage> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const text = await response.text();
  return {
    document: parsePage(text),
    styles: Array.from(text.matchAll(styleElements), ([, style = '']) => style),
  };
}

/**
 * Shows only one element of a page, inside copies of its ancestors and with the page's styles.
 * @returns the element in the iframe
 */
export function showElement(
  iframe: HTMLIFrameElement,
  target: Document,
  { document: page, styles }: BuiltPage,
  element: Element,
): Element {
  const { contentWindow } = iframe;
  if (!contentWindow) throw new Error('the frame has no window');
  // Adopt the styles as constructed sheets. The dashboard's policy would block style elements.
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis;
  target.adoptedStyleSheets = styles.map((style) => {
    const sheet = new Sheet();
    sheet.replaceSync(style);
    return sheet;
  });
  copyAttributes(page.documentElement, target.documentElement);
  copyAttributes(page.body, target.body);
  const copiedElement = target.importNode(element, true);
  let shown: Element = copiedElement;
  for (let parent = element.parentElement; parent && parent !== page.body; parent = parent.parentElement) {
    const copy = target.importNode(parent, false);
    copy.appendChild(shown);
    shown = copy;
  }
  target.body.replaceChildren(shown);
  target.addEventListener('click', (event) => event.preventDefault());
  return copiedElement;
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}
