import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { keepWords } from './glyphs.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const require = createRequire(import.meta.url);

/** What English pages can show: Basic Latin and the punctuation our texts use. */
const latin = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0©é½×·–—‘’“”…→₹`;

/** Every run of Devanagari that stands in the content or the settings. */
export function readDevanagari(): string[] {
  const found = new Set<string>();
  for (const folder of ['src/content', 'src/config'])
    for (const name of readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }))
      if (['.yaml', '.md', '.ts'].includes(extname(name)))
        for (const [word] of readFileSync(`${root}${folder}/${name}`, 'utf8').matchAll(
          /[\u0900-\u097f\u200c\u200d]+/g,
        ))
          found.add(word);
  return [...found].sort();
}

interface Face {
  /** Package path of the full font. */
  source: string;
  text: string;
  /** Where the script joins letters: what is written, so that only conjuncts that occur are kept. */
  words?: string[];
  weight: number;
  /** OpenType features to keep; all of them where this is missing. */
  features?: string[];
}

export type FaceName = 'display' | 'text' | 'bold' | 'wordmark' | 'devanagari';

/**
 * The faces of the site: each holds only the characters and features that are used, at one weight. They share the
 * line with the first picture, so each kilobyte shows.
 */
export function describeFaces(): Record<FaceName, Face> {
  const words = readDevanagari();
  const eczar = '@fontsource-variable/eczar/files/eczar';
  // Its kerning would be two fifths of the file and is hardly seen at the size of text.
  const anek = {
    source: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    text: latin,
    features: ['tnum'],
  };
  return {
    display: { source: `${eczar}-latin-wght-normal.woff2`, text: latin, weight: 700, features: ['kern'] },
    text: { ...anek, weight: 400 },
    bold: { ...anek, weight: 600 },
    wordmark: { source: `${eczar}-devanagari-wght-normal.woff2`, text: 'बास्ना', weight: 600 },
    devanagari: {
      source: `${eczar}-devanagari-wght-normal.woff2`,
      text: [...new Set(words.join(''))].sort().join(''),
      words,
      weight: 500,
    },
  };
}

/**
 * Cuts a face down to its text and weights and returns the file's path; made once and kept in `.cache`.
 * `format` is `woff2` for browsers, `truetype` for pictures drawn at build time.
 */
export async function makeFace(
  name: string,
  face: Face,
  format: 'woff2' | 'truetype' = 'woff2',
): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([face, format]))
    .digest('hex')
    .slice(0, 12);
  const file = `${root}.cache/fonts/${name}-${key}.${format === 'woff2' ? 'woff2' : 'ttf'}`;
  if (!existsSync(file)) {
    const full = readFileSync(require.resolve(face.source));
    const base = face.words
      ? await keepWords(
          await subsetFont(full, '', { keepAllGlyphs: true, targetFormat: 'truetype' }),
          face.words,
        )
      : full;
    const part = await subsetFont(base, face.text, {
      targetFormat: format,
      variationAxes: { wght: face.weight },
      noHinting: true,
      ...(face.features && { keepFeatures: face.features }),
    });
    mkdirSync(`${root}.cache/fonts`, { recursive: true });
    writeFileSync(file, part);
  }
  return file;
}
