import { Blob, Face, Font, Buffer as ShapeBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test } from 'vitest';
import { devanagariLocales, latinLocales } from '~/config/locales';
import { site } from '~/config/site';
import { cutFace, describeFaces, readDevanagari, readSource } from '~/lib/fonts/subset';
import { phoneBudgets } from '../../../budgets';
import { readProducts } from '../../domain/content';

const faces = describeFaces(site.brand.native.text, latinLocales, devanagariLocales);

/** Shapes words. Returns the glyph outlines and positions of marks. Only `.notdef` has the id 0. */
function pen(file: Uint8Array, language: string) {
  const font = new Font(new Face(new Blob(file)));
  return (word: string) => {
    const buffer = new ShapeBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    shape(font, buffer);
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
    const outlines = glyphs.map((glyph) => font.glyphToPath(glyph));
    return { outlines, isWhole: !glyphs.includes(0) };
  };
}

describe.each(['devanagari', 'wordmark'] as const)('the %s font', (name) => {
  const face = faces[name];
  let draw: ReturnType<typeof pen>;
  let drawUncut: ReturnType<typeof pen>;
  beforeAll(async () => {
    const uncut = await subsetFont(readSource(face), '', {
      keepAllGlyphs: true,
      targetFormat: 'truetype',
      variationAxes: { wght: face.weight },
      noHinting: true,
    });
    draw = pen(await cutFace(face, 'truetype'), 'ne');
    drawUncut = pen(uncut, 'hi');
  });

  const words = name === 'devanagari' ? latinLocales.flatMap(readDevanagari) : [site.brand.native.text];

  test('has a glyph for every letter of its words', () => {
    expect(words.filter((word) => !draw(word).isWhole)).toEqual([]);
  });

  test('shapes Nepali words as the full font does in Hindi', () => {
    expect(words.filter((word) => draw(word).outlines.join() !== drawUncut(word).outlines.join())).toEqual(
      [],
    );
  });
});

test('the words of the site include the Nepali names', () => {
  const names = readProducts().flatMap(({ nepali }) => nepali.match(/\p{Script=Devanagari}+/gu) ?? []);
  expect(latinLocales.flatMap(readDevanagari)).toEqual(expect.arrayContaining(names));
});

test.each([
  ['on English pages', 'devanagari', 'text'],
  ['in Nepali headings', 'headings', 'display'],
] as const)('the faces of Nepali names %s have all their characters', (_, own, other) => {
  const known = faces[own].text + faces[other].text;
  const names = readProducts().map(({ nepali }) => nepali);
  expect([...names.join('')].filter((character) => !known.includes(character))).toEqual([]);
});

test.each([
  ['an English page', 'headings', phoneBudgets.fonts],
  ['a page in Devanagari', 'devanagari', phoneBudgets.devanagariFonts],
])('all fonts of %s keep their budget', async (_, missing, budget) => {
  const shown = Object.entries(faces).filter(([name]) => name !== missing);
  const files = await Promise.all(shown.map(([, face]) => cutFace(face, 'woff2')));
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(budget);
});
