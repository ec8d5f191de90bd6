import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findTable } from './language.ts';

/** Files outside of content and dictionaries whose texts pages show. */
const settings = ['src/config/site.ts', 'src/config/locales.ts'];

/** Comments of TypeScript, and links. */
const unseen = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|https?:\S+/gm;

/** Lists all texts in a value, without the blocks of these languages. */
function textsIn(value: unknown, others: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, inner]) =>
    others.includes(key) ? [] : textsIn(inner, others),
  );
}

/** Reads the texts of a file of the content that are not in other languages. Pages show all names of products. */
function readContentTexts(path: string, others: readonly string[]): string {
  const content: unknown = parse(readFileSync(path, 'utf8'));
  const names = others.map((language) => Object(Object(content)[language]).name ?? '');
  return [...textsIn(content, others), ...names].join('\n');
}

/**
 * Reads the dictionaries of these languages, such as `messages/en/`, files of the content such as `pages/en.yaml`,
 * and the other files without their blocks of other languages.
 */
export function readOwnTexts(languages: readonly string[]): string[] {
  const known = readdirSync('src/config/messages', { withFileTypes: true });
  const all = known.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const others = all.filter((language) => !languages.includes(language));
  return ['src/content', 'src/config/messages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(yaml|md|ts)$/.test(name) && !/GLOSSARY|searches/.test(name))
      .filter((name) => {
        const parts = name.split(/[/\\.]/);
        return parts.some((part) => languages.includes(part)) || !parts.some((part) => all.includes(part));
      })
      .map((name) => join(folder, name))
      .map((path) => (path.endsWith('.yaml') ? readContentTexts(path, others) : readFileSync(path, 'utf8')))
      .map((text) => text.replace(unseen, '')),
  );
}

/** Reads all texts that pages of these languages show. */
export const readTexts = (languages: readonly string[]): string[] => [
  ...settings
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8').replace(unseen, '')),
  ...readOwnTexts(languages),
];

/** Letters, accents and signs of currencies, of any script but Devanagari, whose faces are made of whole words. */
const character = /[\p{L}\p{M}\p{Sc}]/u;
const devanagari = /[\u0900-\u097f]/;

/**
 * Finds the characters of texts that a base set lacks.
 * @returns each with the first word that contains it
 */
export function findSpecial(texts: readonly string[], base: string): Map<string, string> {
  const known = new Set(base);
  const found = new Map<string, string>();
  for (const text of texts)
    for (const [word] of text.matchAll(/[\p{L}\p{M}\p{Sc}\p{N}]+/gu))
      for (const one of word)
        if (!known.has(one) && character.test(one) && !devanagari.test(one) && !found.has(one))
          found.set(one, word);
  return found;
}

/** Lists the characters that a TrueType font draws, from its `cmap` tables of formats 4 and 12. */
export function listDrawn(font: Buffer): Set<string> {
  const table = findTable(font, 'cmap');
  const drawn = new Set<string>();
  const add = (start: number, end: number) => {
    for (let code = start; code <= end && code !== 0xffff; code += 1) drawn.add(String.fromCodePoint(code));
  };
  for (let record = 4; table && record < 4 + 8 * table.readUInt16BE(2); record += 8) {
    const list = table.subarray(table.readUInt32BE(record + 4));
    const format = list.readUInt16BE(0);
    if (format === 4) {
      const size = list.readUInt16BE(6);
      for (let at = 14; at < 14 + size; at += 2) add(list.readUInt16BE(at + 2 + size), list.readUInt16BE(at));
    }
    if (format === 12)
      for (let group = 0; group < list.readUInt32BE(12); group += 1)
        add(list.readUInt32BE(16 + 12 * group), list.readUInt32BE(20 + 12 * group));
  }
  return drawn;
}
