import { Blob, Face, Font, Buffer as ShapeBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test } from 'vitest';
import { devanagariLocales, latinLocales } from '~/config/locales';
import { site } from '~/config/site';
import { describeFaces, readDevanagari, readSource, subsetFace } from '~/lib/fonts/subset';
import { phoneBudgets } from '../../../budgets';
import { readProducts } from '../../domain/content';

const faces = describeFaces(site.brand.native.text, latinLocales, devanagariLocales);

/** Returns a function that shapes a word and returns its glyph outlines. The glyph id 0 means a missing glyph. */
function createShaper(file: Uint8Array, language: string) {
  const font = new Font(new Face(new Blob(file)));
  return (word: string) => {
    const buffer = new ShapeBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    shape(font, buffer);
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
    const outlines = glyphs.map((glyph) => font.glyphToPath(glyph));
    return { outlines, hasAllGlyphs: !glyphs.includes(0) };
  };
}

describe.each(['devanagari', 'wordmark'] as const)('the %s font', (name) => {
  const face = faces[name];
  let shapeSubset: ReturnType<typeof createShaper>;
  let shapeFull: ReturnType<typeof createShaper>;
  beforeAll(async () => {
    const uncut = await subsetFont(readSource(face), '', {
      keepAllGlyphs: true,
      targetFormat: 'truetype',
      variationAxes: { wght: face.weight },
      noHinting: true,
    });
    shapeSubset = createShaper(await subsetFace(face, 'truetype'), 'ne');
    shapeFull = createShaper(uncut, 'hi');
  });

  const words = name === 'devanagari' ? latinLocales.flatMap(readDevanagari) : [site.brand.native.text];

  test('has a glyph for every letter of its words', () => {
    expect(words.filter((word) => !shapeSubset(word).hasAllGlyphs)).toEqual([]);
  });

  // The font's rules for Nepali omit conjuncts, so its rules for Hindi are the reference.
  test('shapes Nepali words as the full font does in Hindi', () => {
    expect(
      words.filter((word) => shapeSubset(word).outlines.join() !== shapeFull(word).outlines.join()),
    ).toEqual([]);
  });
});

test('the Devanagari words on English pages include the Nepali names', () => {
  const names = readProducts().flatMap(({ nepali }) => nepali.match(/\p{Script=Devanagari}+/gu) ?? []);
  expect(latinLocales.flatMap(readDevanagari)).toEqual(expect.arrayContaining(names));
});

const uses = [
  ['on English pages', 'devanagari', 'text'],
  ['in Nepali headings', 'headings', 'display'],
] as const;
// Without a language in Devanagari, no heading is.
test.each(uses.slice(0, 1 + devanagariLocales.length))(
  'fonts cover all characters of Nepali names %s',
  (_, own, other) => {
    const known = faces[own].text + faces[other].text;
    const names = readProducts().map(({ nepali }) => nepali);
    expect([...names.join('')].filter((character) => !known.includes(character))).toEqual([]);
  },
);

test.each([
  ['an English page', 'headings', phoneBudgets.fonts],
  ['a page in Devanagari', 'devanagari', phoneBudgets.devanagariFonts],
])('fonts of %s stay within the size budget', async (_, missing, budget) => {
  const shown = Object.entries(faces).filter(([name]) => name !== missing);
  const files = await Promise.all(shown.map(([, face]) => subsetFace(face, 'woff2')));
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(budget);
});
