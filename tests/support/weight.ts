import { gzipSync } from 'node:zlib';
import type { ParsedPage } from './html';

const javascript = new Set([undefined, '', 'module', 'text/javascript']);

/** Checks for a type of script that contains code, not data. */
const isCode = (type: string | undefined) => javascript.has(type);

/** Lists the static imports of a script. Dynamic ones load later and do not count. */
function listImports(path: string, code: string): string[] {
  const statements = /(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w*{}\s,$]+?from\s*)?["']([^"']+)["']/g;
  return [...code.matchAll(statements)].map(
    ([, address]) => new URL(address ?? '', `https://host${path}`).pathname,
  );
}

export interface ScriptWeight {
  /** Bytes after gzip -9 of all scripts that run before the first use. */
  bytes: number;
  linked: string[];
}

/** Measures the scripts of a page. `read` returns the text of a linked one. */
export function weighScripts(page: ParsedPage, read: (path: string) => string): ScriptWeight {
  const scripts = page.elements.filter(
    ({ name, attributes }) => name === 'script' && isCode(attributes.type),
  );
  const inline = scripts.filter(({ attributes }) => attributes.src === undefined).map(({ text }) => text);
  const linked = new Set<string>();
  const add = (path: string): void => {
    if (linked.has(path)) return;
    linked.add(path);
    for (const next of listImports(path, read(path))) add(next);
  };
  for (const { attributes } of scripts) if (attributes.src) add(attributes.src);
  const weigh = (code: string) => (code ? gzipSync(code, { level: 9 }).length : 0);
  const bytes = [inline.join('\n'), ...[...linked].map(read)].reduce((sum, code) => sum + weigh(code), 0);
  return {
    bytes,
    linked: [...linked],
  };
}
