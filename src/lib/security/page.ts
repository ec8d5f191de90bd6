import { createHash } from 'node:crypto';
import { type Element, readAttribute } from '../build/built-pages.ts';
import type { InlineContent } from './policy.ts';

/** The parts of a page that determine its policy. */
export interface SecuredPage extends InlineContent {
  /** Content that the policy would block: inline handlers, style attributes, `javascript:` links. */
  faults: string[];
  /** Offset after `<meta charset>`, where the policy goes. It governs only content after it. */
  insertAt: number;
}

/** Types of scripts that browsers execute or interpret. Others are data and need no hash. */
const executableTypes = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function findFaults({ tagName, attrs }: Element): string[] {
  return attrs.flatMap(({ name, value }) => {
    if (name === 'style') return [`<${tagName} style="${value.slice(0, 40)}">`];
    if (name.startsWith('on')) return [`<${tagName} ${name}>`];
    if (/^\s*javascript:/i.test(value)) return [`<${tagName} ${name}="javascript:">`];
    return [];
  });
}

/** Finds the parts of a page that determine its policy. @throws Error if its head has no `<meta charset>` */
export function readSecuredPage(elements: readonly Element[]): SecuredPage {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const faults: string[] = [];
  let hasDataImages = false;
  let insertAt: number | undefined;
  for (const element of elements) {
    const { tagName } = element;
    faults.push(...findFaults(element));
    if (tagName === 'meta' && readAttribute(element, 'charset') !== undefined)
      insertAt ??= element.sourceCodeLocation?.endOffset;
    if (
      tagName === 'script' &&
      readAttribute(element, 'src') === undefined &&
      executableTypes.has(readAttribute(element, 'type') ?? '')
    )
      scripts.add(hash(textOf(element)));
    if (tagName === 'style') {
      const text = textOf(element);
      styles.add(hash(text));
      hasDataImages ||= /url\(["']?data:image/.test(text);
    }
    if (/^(img|source|image|use)$/.test(tagName))
      hasDataImages ||= element.attrs.some(({ value }) => /(^|,\s*)data:image\//.test(value));
  }
  if (insertAt === undefined) throw new Error('no <meta charset> in the head');
  return { scripts: [...scripts], styles: [...styles], faults, hasDataImages, insertAt };
}
