import { cleanText } from './clean-text';

/** Commas that do not end an entry: in brackets, in typographic quotation marks, and between digits. */
const inside = String.raw`\([^()]*\)|‘[^‘’]*’|“[^“”]*”|\p{Nd},(?=\p{Nd})`;
const entries = new RegExp(String.raw`\s*"((?:[^"]|"")*)"\s*(?=,|$)|(?:${inside}|[^,])+`, 'gu');

/** Parses a list that is typed with commas between its entries. An entry in double quotes may contain any comma. */
export const readCommaList = (text: string): string[] =>
  Array.from(text.matchAll(entries), ([plain, quoted]) =>
    cleanText(quoted?.replaceAll('""', '"') ?? plain),
  ).filter((entry) => entry !== '');

/** Writes a list so that {@link readCommaList} returns the same entries. */
export const writeCommaList = (list: readonly string[]): string => list.map(writeEntry).join(', ');

/** Later entries must not close a bracket or a quotation mark of this one. */
function writeEntry(entry: string): string {
  const isPlain = !entry.startsWith('"') && readCommaList(`${entry}, )’”`)[0] === entry;
  return isPlain ? entry : `"${entry.replaceAll('"', '""')}"`;
}
