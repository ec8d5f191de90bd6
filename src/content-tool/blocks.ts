import { isSeq, parseDocument } from 'yaml';

/** The lines of a table row and the blank lines after it. */
export interface Block {
  text: string;
  gap: string;
}

/** A table divided into rows. Joining the parts restores the text. */
export interface Blocks {
  head: string;
  rows: Block[];
  tail: string;
}

const isCommentOrBlank = (line: string) => /^\s*(#|$)/.test(line);

/** Finds the start of the comments above a row, which belong to the row. */
function startWithComments(text: string, start: number): number {
  let found = start;
  for (let end = start; end > 0; ) {
    const lineStart = text.lastIndexOf('\n', end - 2) + 1;
    const line = text.slice(lineStart, end - 1);
    if (!isCommentOrBlank(line)) break;
    if (line.trim() !== '') found = lineStart;
    end = lineStart;
  }
  return found;
}

function split(text: string): Block {
  const kept = text.trimEnd();
  return { text: kept, gap: text.slice(kept.length) };
}

/** Divides a table into rows. Comments above the first row and below the last row belong to the table. */
export function cutTable(text: string): Blocks {
  const list = parseDocument(text).contents;
  if (!isSeq(list) || list.flow) throw new Error('expected a list with each row on lines of its own');
  const ranges = list.items.map((item) => (item as { range: [number, number, number] }).range);
  const lineStarts = ranges.map(([start]) => text.lastIndexOf('\n', start - 1) + 1);
  const starts = lineStarts.map((start, index) => (index === 0 ? start : startWithComments(text, start)));
  const lastEnd = ranges.at(-1)?.[1] ?? 0;
  const lineEnd = text[lastEnd - 1] === '\n' ? lastEnd : text.indexOf('\n', lastEnd) + 1 || text.length;
  const hasTail = text.slice(lineEnd).trim() !== '';
  const end = hasTail ? lineEnd : text.length;
  return {
    head: text.slice(0, starts[0]),
    rows: starts.map((start, index) => split(text.slice(start, starts[index + 1] ?? end))),
    tail: text.slice(end),
  };
}

/** Returns the most frequent number of blank lines between rows. */
function commonGap(rows: readonly Block[]): string {
  const counts = new Map<string, number>();
  for (const { gap } of rows.slice(0, -1)) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '\n\n';
}

/** Joins rows to a table. An unchanged list of rows keeps its blank lines. */
export function joinTable({ head, rows, tail }: Blocks, texts: readonly string[], isSameList: boolean) {
  const gap = commonGap(rows);
  const lastGap = rows.at(-1)?.gap ?? '\n';
  const lines = texts.map((text, index) => {
    const between = isSameList ? rows[index]?.gap : undefined;
    return text + (between ?? (index < texts.length - 1 ? gap : lastGap));
  });
  return head + lines.join('') + tail;
}
