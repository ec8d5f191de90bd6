import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml';
import type { Report } from './fault';
import type { Files } from './files';
import type { Path } from './issue';

export interface Parsed {
  text: string;
  document: Document.Parsed;
  lines: LineCounter;
  value: unknown;
}

/** Each file with its latest text, because the content tool reads all files several times. */
const parsed = new Map<string, Parsed>();

function parseFile(file: string, text: string): Parsed {
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  parsed.set(file, { text, document, lines, value });
  return { text, document, lines, value };
}

/** Returns the line of the innermost existing value of a path. */
export function findLine({ document, lines }: Parsed, path: Path): number | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown = length > 0 ? document.getIn(path.slice(0, length), true) : document.contents;
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}

/** Reads a file, and reports why it cannot be parsed. */
export function readFile(files: Files, file: string, report: Report): Parsed | undefined {
  if (!files.has(file)) {
    report({ file, reason: 'is missing' });
    return undefined;
  }
  const found = parseFile(file, files.read(file));
  const broken = [...found.document.errors, ...found.document.warnings];
  for (const { message, pos } of broken)
    report({
      file,
      line: found.lines.linePos(pos[0]).line,
      reason: message.replace(/ at line \d+, column \d+:[\s\S]*$/, '').replace(/\n[\s\S]*$/, ''),
    });
  return broken.length > 0 ? undefined : found;
}

/** A date, or a date with a time. A text may begin with a date. */
const dateShape = /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|\s+)\d\d?:\d\d:\d\d.*)?$/;

/** Reports dates without quotes, which Astro's own loader reads as points in time. */
export function checkDates(file: string, { document, lines }: Parsed, report: Report): void {
  visit(document, {
    Scalar: (_, { type, source = '', range }) => {
      if (type === 'PLAIN' && range && dateShape.test(source))
        report({ file, line: lines.linePos(range[0]).line, reason: `write '${source}' in quotes` });
    },
  });
}
