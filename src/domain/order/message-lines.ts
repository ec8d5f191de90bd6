import { cleanTyped } from '../clean-text';
import { flatten } from './labels';
import { beginsPart, findEmptyLabel, type Grammar, type Part, readPart } from './message-parts';

export interface Line {
  /** The line as pasted, without quotation marks. Its white space may separate the cells of a table. */
  raw: string;
  /** Without struck-through words. */
  text: string;
  /** The whole line, if a part of it is struck through. */
  struck: string | undefined;
  /** Includes quotation marks, which count when a mail program wraps lines. */
  length: number;
}

/** A line of a message, or one that a mail program wrapped. */
export type FoundPart = Part & { source: string; raw: string; struck: string[]; isAfterBlank: boolean };

/** WhatsApp's prefix: `'[10:42, 22/11/2026] Ram: '` copied, `'22/11/2026, 10:42 - Ram: '` exported. */
export const stamp = /^(?:\[[^\]]{5,40}\]|\p{Nd}[^:]{4,16}:\p{Nd}{2}[^-]{0,8}-) [^:]{1,60}: /u;
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
/** What separates the items of a line. */
const itemGap =
  /([×✕✖*xXхХ]\s?\p{Nd}{1,16}(?: @ [^@=[\]]{1,48} = [^@=[\]]{1,48} \[[^[\]]{1,80}\])?)(?:\s?[,;|]\s?|\s(?=\(?\p{Nd}{1,5}[.)।]\s))/gu;
/** Mail programs wrap no line below this width. */
const leastWrap = 60;
const mostWraps = 12;
/** The only text that an empty field accepts from the next line. Other fields accept any. */
const plausible: Readonly<Record<string, RegExp>> = {
  phone: /^[+(]?\p{Nd}[\p{Nd}\s()+./-]*$/u,
  email: /^\S+@\S+$/u,
};

export const splitLines = (text: string): Line[] =>
  cleanTyped(text)
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((raw) => {
      const line = flatten(raw.replace(lineStart, '').replace(remark, ''));
      const rest = line.replace(strikethrough, '$1');
      const struck = rest === line ? undefined : line;
      const text = struck ? flatten(rest.replace(emptyEntry, '')) : line;
      return { raw: raw.replace(quotation, ''), text, struck, length: raw.trimEnd().length };
    });

/** Divides a line with several labels or items. */
function breakLine(line: Line, grammar: Grammar): Line[] {
  const labels = [...line.text.matchAll(grammar.label)].map(([, , label = '']) => grammar.nameOf(label));
  const isMessage = new Set(labels).size > 2;
  const divided = isMessage ? line.text.replace(grammar.label, '\n$1') : line.text;
  const texts = divided.split('\n').flatMap((text) => {
    const [start = '', label = ''] = grammar.head.exec(text) ?? [];
    const isList = grammar.nameOf(label) === 'items';
    const rows = text
      .slice(isList ? start.length : 0)
      .replace(itemGap, '$1\n')
      .split('\n');
    const isItems = rows.every((row) => readPart(row, grammar, isList).kind === 'item');
    if (isMessage && isList) return [start, ...rows];
    return isItems && rows.length + Number(isList) > 1 ? [...(isList ? [start] : []), ...rows] : text;
  });
  const plain = texts.map((text) => text.trim().replace(/ ?[,;|]$/, '')).filter(Boolean);
  if (plain.length < 2) return [line];
  return plain.map((text, at) => ({ raw: text, text, struck: at ? undefined : line.struck, length: 0 }));
}

/** Finds the parts of orders: joins wrapped lines, and drops time stamps. */
export function findParts(text: string, grammar: Grammar): FoundPart[] {
  const lines = splitLines(text).flatMap((line) => breakLine(line, grammar));
  const found: FoundPart[] = [];
  let [isInItems, longest, isAfterBlank] = [false, 0, true];
  for (let at = 0; at < lines.length; ) {
    const { text = '', struck } = lines[at] ?? {};
    if (isAfterBlank) longest = findWidth(lines, at);
    const isStamped = stamp.test(text);
    let used = 1 + countWraps(lines, at, longest, grammar);
    const join = () =>
      lines
        .slice(at, at + used)
        .map(({ text }) => text)
        .join(' ')
        .replace(stamp, '');
    const read = () => readPart(join(), grammar, isInItems && !isStamped);
    while (used > 1 && read().kind === 'text') used -= 1;
    const [source, part] = [join(), read()];
    const joined = lines.slice(at, at + used);
    const strikes = joined.flatMap(({ struck }) => struck ?? []);
    const raw = joined.map(({ raw }) => raw).join('\n');
    const last = found.at(-1);
    if (text) found.push({ ...part, source, raw, struck: strikes, isAfterBlank: isAfterBlank || isStamped });
    else if (last) last.struck.push(...strikes);
    else if (struck) found.push({ kind: 'text', source: '', raw: '', struck: strikes, isAfterBlank });
    if (text) isInItems = part.kind === 'items' || part.kind === 'item';
    isAfterBlank = !text && !struck;
    at += used;
  }
  return found;
}

/** Returns the length of the longest line in a paragraph that could have been wrapped. */
function findWidth(lines: readonly Line[], start: number): number {
  let longest = leastWrap;
  for (let at = start; lines[at]?.text; at++) {
    const { text = '', length = 0 } = lines[at] ?? {};
    if (text.includes(' ')) longest = Math.max(longest, length);
  }
  return longest;
}

/** Counts the lines that continue a label or an item: wrapped ones, and the value of an empty field. */
function countWraps(lines: readonly Line[], at: number, longest: number, grammar: Grammar): number {
  const first = lines[at]?.text.replace(stamp, '') ?? '';
  if (!beginsPart(first, grammar)) return 0;
  const empty = findEmptyLabel(first, grammar);
  for (let count = 0; ; count++) {
    const [before, next] = [lines[at + count], lines[at + count + 1]];
    if (!before || !next?.text || count === mostWraps) return count;
    if (beginsPart(next.text, grammar) || stamp.test(next.text)) return count;
    const isValue = count === 0 && empty !== undefined;
    const [word = ''] = next.text.split(' ', 1);
    const fits = before.length + 1 + word.length <= longest;
    if (isValue ? !(plausible[empty]?.test(next.text) ?? true) : fits) return count;
  }
}
