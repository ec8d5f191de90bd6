import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { cacheFile } from '../cache.ts';
import { dropLanguage } from './language.ts';

const require = createRequire(resolve('package.json'));

/** Characters of English pages: Basic Latin and the punctuation in the content. */
const latin = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0©é½×·–—‘’“”…→₹`;

/**
 * Features that shape Devanagari. Kerning is left out, because it is large and hardly visible at text size.
 */
const shaping = 'abvm abvs akhn blwf blwm blws calt ccmp cjct half mark nukt pres psts rclt rkrf rphf'.split(
  ' ',
);

/**
 * Finds all runs of Devanagari in product names and in the texts of a language: `faq/en.yaml`,
 * `messages/en/`.
 */
export function readDevanagari(language: string): string[] {
  const found = new Set<string>();
  for (const folder of ['src/content', 'src/config/messages'])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (
        /\.(yaml|md|ts)$/.test(name) &&
        name.split(/[/\\.]/).some((part) => [language, 'products'].includes(part))
      )
        for (const [word] of readFileSync(join(folder, name), 'utf8').matchAll(
          /[\u0900-\u097f\u200c\u200d]+/g,
        ))
          found.add(word);
  return [...found].sort();
}

export interface Face {
  /** Path of the full font in its package. */
  source: string;
  text: string;
  weight: number;
  /** OpenType features to keep. */
  features: string[];
}

export type FaceName = 'display' | 'text' | 'bold' | 'wordmark' | 'devanagari' | 'headings';

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
  const latinEczar = '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2';
  const eczar = {
    source: '@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2',
    features: shaping,
  };
  // Without kerning, which is large and hardly visible at text size.
  const anek = {
    source: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    text: latin,
    features: ['tnum'],
  };
  return {
    display: { source: latinEczar, text: latin, weight: 700, features: ['kern'] },
    text: { ...anek, weight: 400 },
    bold: { ...anek, weight: 600 },
    wordmark: { ...eczar, text: native, weight: 600 },
    devanagari: { ...eczar, text: lettersOf(plain), weight: 400 },
    headings: { ...eczar, text: `${lettersOf(written, native)} ,?`, weight: 600 },
  };
}

export const readSource = (face: Face): Buffer => readFileSync(require.resolve(face.source));

/** Subsets a face to its text and weight. */
export async function subsetFace(face: Face, format: 'woff2' | 'truetype'): Promise<Buffer> {
  const cut = await subsetFont(readSource(face), face.text, {
    targetFormat: 'truetype',
    variationAxes: { wght: face.weight },
    noHinting: true,
    keepFeatures: face.features,
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
    name,
    extension: format === 'woff2' ? 'woff2' : 'ttf',
    inputs: [JSON.stringify([face, format, version]), readSource(face)],
    code: ['src/lib/fonts/subset.ts', 'src/lib/fonts/language.ts'],
  };
  return cacheFile(entry, () => subsetFace(face, format));
}
