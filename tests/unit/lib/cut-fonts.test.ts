import { globSync, readFileSync } from 'node:fs';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { site } from '~/config/site';
import { readProducts } from '../domain/content';

const folder = 'src/assets/fonts';
const source = 'node_modules/@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2';
const wordsOf = (texts: string[]) => new Set(texts.join('\n').match(/[\u0900-\u097f\u200c\u200d]+/g));
const read = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'));
const texts = [...read('src/content/**/*.{yaml,md}'), ...read('src/config/**/*.{json,ts}')];

/** Returns a function that shapes a word and returns its glyph outlines. The glyph id 0 means a missing glyph. */
async function createShaper(path: string, language: string, wght?: number) {
  const axes = wght ? { variationAxes: { wght }, noHinting: true } : {};
  const options = { ...axes, keepAllGlyphs: true, targetFormat: 'truetype' } as const;
  const font = new Font(new Face(new Blob(await subsetFont(readFileSync(path), '', options))));
  return (word: string) => {
    const run = new Run();
    run.addText(word);
    run.guessSegmentProperties();
    run.setLanguage(language);
    shape(font, run);
    const glyphs = run.getGlyphInfos().map(({ codepoint }) => codepoint);
    return glyphs.map((glyph) => (glyph === 0 ? 'missing' : font.glyphToPath(glyph))).join();
  };
}

// Run `npm run fonts` if these fail. The font's rules for Nepali omit conjuncts, so those for Hindi are the reference.
test.each([
  ['names.woff2', 400, readProducts().map(({ nepali }) => nepali)],
  ['headings.woff2', 600, texts],
] as const)(
  '%s shapes all Nepali words of the site as the whole font does in Hindi',
  async (file, wght, shown) => {
    const shapeCut = await createShaper(`${folder}/${file}`, 'ne');
    const shapeWhole = await createShaper(source, 'hi', wght);
    const isRight = (word: string) =>
      !shapeCut(word).includes('missing') && shapeCut(word) === shapeWhole(word);
    expect([...wordsOf([...shown])].filter((word) => !isRight(word))).toEqual([]);
  },
);

test.each(['anek.woff2', 'eczar.woff2'])(
  '%s has all listed letters but those of Devanagari',
  async (file) => {
    const shapeCut = await createShaper(`${folder}/${file}`, 'en');
    const letters = [...readFileSync(`${folder}/letters.txt`, 'utf8')].filter(
      (letter) => !wordsOf([letter]).size,
    );
    expect(letters).toContain('°');
    expect(letters.filter((letter) => shapeCut(letter).includes('missing'))).toEqual([]);
  },
);

test('no whole font claims a letter that the cut ones have', () => {
  const css = read('src/styles/{fonts,latin}.css').join('');
  const faces = [...css.matchAll(/"\w+ Other";[^}]*unicode-range:([^;]+)/g)].map(([, range = '']) => range);
  expect(faces.length).toBeGreaterThan(0);
  const claimed = faces.flatMap((range) =>
    Array.from(range.matchAll(/U\+(\w+)(?:-(\w+))?/g), ([, from = '', to = from]) => ({
      from: Number.parseInt(from, 16),
      to: Number.parseInt(to, 16),
    })),
  );
  const isClaimed = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return claimed.some(({ from, to }) => code >= from && code <= to);
  };
  expect([...readFileSync(`${folder}/letters.txt`, 'utf8')].filter(isClaimed)).toEqual([]);
});

test('the wordmark shows the native name of the brand', () => {
  const { text } = site.brand.native;
  const drawing = readFileSync(`${folder}/wordmark.svg`, 'utf8');
  expect(drawing).toContain(text && `aria-label="${text}"`);
});
