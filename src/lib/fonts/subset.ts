import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { cacheFile } from '../cache.ts';
import { findSpecial, listDrawn, readOwnTexts, readTexts } from './characters.ts';
import { dropLanguage } from './language.ts';

const require = createRequire(resolve('package.json'));

/** Characters that every Latin face has: Basic Latin and the punctuation of texts. */
const latin = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0©é½×·–—‘’“”…→₹`;

/**
 * Features that shape Devanagari. Kerning is left out, because it is large and hardly visible at text size.
 */
const shaping = 'abvm abvs akhn blwf blwm blws calt ccmp cjct half mark nukt pres psts rclt rkrf rphf'.split(
  ' ',
);

/** Finds all runs of Devanagari in product names and in the texts of a language. */
export function readDevanagari(language: string): string[] {
  const words = readOwnTexts([language]).flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []);
  return [...new Set(words)].sort();
}

export interface Face {
  /** Package of Fontsource. It has a file for each range of characters. */
  family: 'eczar' | 'anek-latin';
  /** The range of its file. */
  subset: string;
  text: string;
  weight: number;
  /** OpenType features to keep. */
  features: readonly string[];
}

export type FaceName = 'display' | 'text' | 'bold' | 'wordmark' | 'devanagari' | 'headings';

let special: ReadonlyMap<string, string> | undefined;

/** Returns the characters of the site's own texts that the base set lacks, each with a word that has it. */
export function readSpecial(languages: readonly string[]): ReadonlyMap<string, string> {
  special ??= findSpecial(readTexts(languages), latin);
  return special;
}

/** Returns a predicate for the characters of a range in CSS: `U+0100-02BA,U+20AC`. */
function parseRange(range: string): (character: string) => boolean {
  const spans = range.split(',').map((span) => {
    const [start = '', end = start] = span.replace('U+', '').split('-');
    return [Number.parseInt(start, 16), Number.parseInt(end, 16)] as const;
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return spans.some(([start, end]) => code >= start && code <= end);
  };
}

/**
 * Adds characters to a face. Those of another file of its package become a face of their own.
 * @returns the face and the others
 */
export function splitFace(face: Face, characters: readonly string[]): Face[] {
  const ranges: Record<string, string> = require(`@fontsource-variable/${face.family}/unicode.json`);
  const pick = (range = '') => characters.filter(parseRange(range)).join('');
  const others = Object.entries(ranges).filter(([subset]) => ![face.subset, 'devanagari'].includes(subset));
  return [
    { ...face, text: face.text + pick(ranges[face.subset]) },
    ...others.map(([subset, range]) => ({ ...face, subset, text: pick(range) })),
  ].filter(({ text }) => text !== '');
}

/**
 * Finds characters that no font of the brand draws.
 * @param wanted characters, each with a word that has it
 * @returns a line for each: 'ā in “Ilāmé” is not in Eczar'
 */
export async function findUndrawn(
  wanted: ReadonlyMap<string, string>,
  faces: Record<FaceName, Face>,
): Promise<string[]> {
  if (wanted.size === 0) return [];
  const named = { display: 'Eczar', text: 'Anek' } as const;
  const lines = Object.entries(named).map(async ([name, font]) => {
    const face = faces[name as keyof typeof named];
    const parts = splitFace(face, [...wanted.keys()]);
    const files = await Promise.all(parts.map((part) => makeFace(name as FaceName, part, 'truetype')));
    const drawn = new Set(files.flatMap((file) => [...listDrawn(readFileSync(file))]));
    return [...wanted].flatMap(([character, word]) =>
      drawn.has(character) ? [] : [`${character} in “${word}” is not in ${font}`],
    );
  });
  return (await Promise.all(lines)).flat();
}

/**
 * Describes the site's fonts. Each contains only one weight and the characters in use, because fonts delay
 * the first picture.
 * @param native the brand in its own script
 * @param plain languages with only names in Devanagari
 * @param written languages in Devanagari, whose headings have a face of their own
 */
export function describeFaces(
  native: string,
  plain: readonly string[],
  written: readonly string[],
): Record<FaceName, Face> {
  const lettersOf = (languages: readonly string[], also = '') =>
    [...new Set(languages.flatMap(readDevanagari).join('') + also)].sort().join('');
  const latinEczar = { family: 'eczar', subset: 'latin', features: ['kern'] } as const;
  const eczar = { family: 'eczar', subset: 'devanagari', features: shaping } as const;
  // Without kerning, which is large and hardly visible at text size.
  const anek = { family: 'anek-latin', subset: 'latin', text: latin, features: ['tnum'] } as const;
  const isDevanagari = /[\u0900-\u097f]/.test(native);
  return {
    display: { ...latinEczar, text: latin, weight: 700 },
    text: { ...anek, weight: 400 },
    bold: { ...anek, weight: 600 },
    wordmark: { ...(isDevanagari ? eczar : latinEczar), text: native, weight: 600 },
    devanagari: { ...eczar, text: lettersOf(plain), weight: 400 },
    headings: { ...eczar, text: `${lettersOf(written, native)} ,?`, weight: 600 },
  };
}

export const readSource = ({ family, subset }: Face): Buffer =>
  readFileSync(require.resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`));

/** Subsets a face to its text and weight. */
export async function subsetFace(face: Face, format: 'woff2' | 'truetype'): Promise<Buffer> {
  const cut = await subsetFont(readSource(face), face.text, {
    targetFormat: 'truetype',
    variationAxes: { wght: face.weight },
    noHinting: true,
    keepFeatures: [...face.features],
  });
  return subsetFont(dropLanguage(cut, 'NEP '), face.text, { targetFormat: format });
}

/** Returns the path of a face's file: `woff2` for browsers, `truetype` for pictures drawn at build time. */
export function makeFace(
  name: FaceName,
  face: Face,
  format: 'woff2' | 'truetype' = 'woff2',
): Promise<string> {
  const { version } = require('subset-font/package.json');
  const entry = {
    folder: 'faces',
    name: `${name}-${face.subset}`,
    extension: format === 'woff2' ? 'woff2' : 'ttf',
    inputs: [JSON.stringify([face, format, version]), readSource(face)],
    code: ['src/lib/fonts/subset.ts', 'src/lib/fonts/language.ts'],
  };
  return cacheFile(entry, () => subsetFace(face, format));
}
