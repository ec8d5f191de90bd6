import { cleanTyped } from '../clean-text';
import { flatten } from './labels';
import {
  beginsPart,
  type Context,
  findEmptyField,
  type LabelName,
  makeContext,
  type Part,
  type ReadLabels,
  readParts,
  stamp,
} from './message-parts';

export interface Line {
  /** The line as pasted, without quotation marks. Its white space may separate the cells of a table. */
  raw: string;
  /** Without struck-through words. */
  text: string;
  /** The whole line, if a part of it is struck through. */
  struck: string | undefined;
  /** Includes quotation marks, which count when a mail program wraps lines. */
  length: number;
  /** Length of the longest line in its paragraph that could have been wrapped. */
  longest: number;
}

export type FoundPart = Part & {
  source: string;
  isAfterBlank: boolean;
  /** Lines in and after the part that are struck through. */
  struck: string[];
};

/** Quotation marks. */
const lineStart = /^[\s>]+/;
const quotation = /^(?: *>)+ ?/;

/** WhatsApp's remark after an edited message, in English and Nepali. */
const remark = /\s*<[^<>@/]*(?:edited|सम्पादन)[^<>@/]*>\s*$/i;

/** WhatsApp's and Markdown's strikethrough, with emphasis around it. */
const strikethrough =
  /(^|[^\p{L}\p{N}~])[*_]{0,2}~{1,2}(?=[^\s~])[^~]*[^\s~]~{1,2}(?![\p{L}\p{N}~])[*_]{0,2}/gu;
/** The separators around a removed item. */
const emptyEntry = /^[\s,;|]+|[,;|]\s*(?=[,;|]|$)/g;

/** Mail programs wrap no line below this width. */
const leastWrap = 60;
const mostWraps = 12;

/** The only text that an empty field accepts from the next line. Other fields accept any. */
const plausible: Partial<Record<LabelName, RegExp>> = {
  phone: /^[+(]?\p{Nd}[\p{Nd}\s()+./-]*$/u,
  email: /^\S+@\S+$/u,
};

export function splitLines(text: string): Line[] {
  const lines = cleanTyped(text)
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((raw) => {
      const line = flatten(raw.replace(lineStart, '').replace(remark, ''));
      const rest = line.replace(strikethrough, '$1');
      const isStruck = rest !== line;
      return {
        raw: raw.replace(quotation, ''),
        text: isStruck ? flatten(rest.replace(emptyEntry, '')) : line,
        struck: isStruck ? line : undefined,
        length: raw.trimEnd().length,
        longest: 0,
      };
    });
  for (let start = 0; start < lines.length; start++) {
    let end = start;
    let longest = leastWrap;
    for (; lines[end]?.text; end++) {
      const { text, length } = lines[end] as Line;
      if (text.includes(' ')) longest = Math.max(longest, length);
    }
    for (const line of lines.slice(start, end)) line.longest = longest;
    start = end;
  }
  return lines;
}

/** Finds the parts of orders in all lines. */
export function findParts(lines: readonly Line[], labels: readonly ReadLabels[]): FoundPart[] {
  const context = makeContext(labels);
  const found: FoundPart[] = [];
  for (let at = 0; at < lines.length; at++) {
    const start = at;
    if (lines[at]?.text) {
      const { text, parts, used } = readLine(lines, at, context);
      const isAfterBlank = isBlank(lines[at - 1]);
      for (const [index, part] of parts.entries())
        found.push({ source: text, ...part, isAfterBlank: isAfterBlank && index === 0, struck: [] });
      const last = parts.at(-1)?.kind;
      context.isInItems = last === 'items' || last === 'item';
      at += used - 1;
    }
    for (const { struck } of lines.slice(start, at + 1)) if (struck) noteStruck(found, struck);
  }
  return found;
}

const isBlank = (line: Line | undefined) => !line?.text && !line?.struck;

function noteStruck(found: FoundPart[], source: string): void {
  const last = found.at(-1);
  if (last) last.struck.push(source);
  else found.push({ kind: 'unrecognised', source, isAfterBlank: false, struck: [] });
}

/** Parses the line at an index, joined with the lines that a mail program wrapped. */
function readLine(lines: readonly Line[], at: number, context: Context) {
  const join = (used: number) =>
    lines
      .slice(at, at + used)
      .map(({ text }) => text)
      .join(' ');
  for (let used = 1 + countWraps(lines, at, context); used > 0; used--) {
    const text = join(used);
    const parts = readParts(text, context);
    if (parts) return { text, parts, used };
  }
  const text = join(1);
  const unstamped = text.replace(stamp, '');
  const parts = unstamped === text ? undefined : readParts(unstamped, { ...context, isInItems: false });
  return { text, parts: parts ?? [{ kind: 'unrecognised' } as const], used: 1 };
}

/**
 * Counts the following lines that belong to a label or an item. A mail program wrapped them, or they follow
 * an empty field.
 */
function countWraps(lines: readonly Line[], at: number, context: Context): number {
  const first = lines[at]?.text ?? '';
  if (!beginsPart(first, context)) return 0;
  const empty = findEmptyField(first, context);
  let count = 0;
  for (; count < mostWraps; count++) {
    const [before, next] = [lines[at + count], lines[at + count + 1]];
    if (!before || !next?.text || beginsPart(next.text, context) || stamp.test(next.text)) break;
    const [word = ''] = next.text.split(' ', 1);
    if (count === 0 && empty) {
      if (!(plausible[empty]?.test(next.text) ?? true)) break;
    } else if (before.length + 1 + word.length <= next.longest) break;
  }
  return count;
}
