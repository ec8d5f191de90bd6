import { previewPolicyName } from '~/config/preview';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): string };
}

const styleElements = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Markup without what would run or apply: scripts, and styles, which the policy of the dashboard does not know. */
const createHTML = (text: string) =>
  text.replace(styleElements, '').replace(/<script[\s\S]*?<\/script>/g, '');

const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(previewPolicyName, { createHTML }) ?? { createHTML };

/** A page of the site as it was built. */
export interface BuiltPage {
  document: Document;
  styles: string[];
}

/** Gives a frame an empty document of this site, in which no script runs. */
export function openFrame(frame: HTMLIFrameElement): Promise<Document> {
  return new Promise((resolve, reject) => {
    const onLoad = () => {
      const { contentDocument } = frame;
      if (contentDocument) resolve(contentDocument);
      else reject(new Error('the frame has no document'));
    };
    frame.addEventListener('load', onLoad, { once: true });
    // Without it the document would have quirks.
    frame.srcdoc = policy.createHTML('<!doctype html>');
  });
}

export async function fetchPage(path: string): Promise<BuiltPage> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const text = await answer.text();
  return {
    document: new DOMParser().parseFromString(policy.createHTML(text), 'text/html'),
    styles: Array.from(text.matchAll(styleElements), ([, style = '']) => style),
  };
}

/**
 * Shows one part of a page alone, with the page's styles and inside the elements that hold it there.
 * @returns the part in the frame
 */
export function showAlone(
  frame: HTMLIFrameElement,
  target: Document,
  { document: page, styles }: BuiltPage,
  part: Element,
): Element {
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('the frame has no window');
  // The policy of the dashboard knows the hashes of its own styles only; sheets made by script need none.
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis;
  target.adoptedStyleSheets = styles.map((style) => {
    const sheet = new Sheet();
    sheet.replaceSync(style);
    return sheet;
  });
  copyAttributes(page.documentElement, target.documentElement);
  copyAttributes(page.body, target.body);
  const copied = target.importNode(part, true);
  let shown: Element = copied;
  for (let around = part.parentElement; around && around !== page.body; around = around.parentElement) {
    const copy = target.importNode(around, false);
    copy.appendChild(shown);
    shown = copy;
  }
  target.body.replaceChildren(shown);
  target.addEventListener('click', (event) => event.preventDefault());
  return copied;
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}
