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

const names = readProducts().flatMap(({ nepali }) => nepali.match(/\p{Script=Devanagari}+/gu) ?? []);
const wordsOf = {
  devanagari: [...latinLocales.flatMap(readDevanagari), ...names],
  // Without a language in Devanagari, no heading is.
  headings: devanagariLocales.length > 0 ? names : [],
  wordmark: [site.brand.native.text],
};

describe.each(['devanagari', 'headings', 'wordmark'] as const)('the %s font', (name) => {
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

  // The font's rules for Nepali omit conjuncts, so its rules for Hindi are the reference.
  test('has all glyphs and shapes Nepali words as the full font does in Hindi', () => {
    const isRight = (word: string) => {
      const { outlines, hasAllGlyphs } = shapeSubset(word);
      return hasAllGlyphs && outlines.join() === shapeFull(word).outlines.join();
    };
    expect(wordsOf[name].filter((word) => !isRight(word))).toEqual([]);
  });
});

test('fonts of an English page and of a page in Devanagari stay within the size budget', async () => {
  const weigh = async ([name, face]: [string, (typeof faces)['text']]) =>
    [name, (await subsetFace(face, 'woff2')).length] as const;
  const sizes = await Promise.all(Object.entries(faces).map(weigh));
  const without = (missing: string) =>
    sizes.reduce((sum, [name, size]) => sum + (name === missing ? 0 : size), 0);
  expect(without('headings')).toBeLessThanOrEqual(phoneBudgets.fonts);
  expect(without('devanagari')).toBeLessThanOrEqual(phoneBudgets.devanagariFonts);
});
