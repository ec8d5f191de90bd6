import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as ShapeBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test } from 'vitest';
import { keepWords } from '~/lib/fonts/glyphs';
import { describeFaces, makeFace, readDevanagari } from '~/lib/fonts/subset';

const face = describeFaces().devanagari;
const options = { targetFormat: 'truetype', variationAxes: { wght: face.weight } } as const;

/** How a font draws a word: outlines and places of its glyphs. */
function draw(font: Uint8Array, word: string): string {
  const shaper = new Font(new Face(new Blob(font)));
  const buffer = new ShapeBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(shaper, buffer);
  const outlines = buffer.getGlyphInfos().map(({ codepoint }) => shaper.glyphToPath(codepoint));
  const places = buffer.getGlyphPositions().map((at) => [at.xAdvance, at.xOffset, at.yOffset].join());
  return JSON.stringify([outlines, places]);
}

describe('the Devanagari face', () => {
  let whole: Buffer;
  let cut: Buffer;
  beforeAll(async () => {
    const full = readFileSync(createRequire(import.meta.url).resolve(face.source));
    whole = await subsetFont(full, face.text, options);
    const plain = await subsetFont(full, '', { keepAllGlyphs: true, targetFormat: 'truetype' });
    cut = await subsetFont(await keepWords(plain, face.words ?? []), face.text, options);
  });

  test('draws every word of the site as the whole font does', () => {
    const words = readDevanagari();
    expect(words.length).toBeGreaterThan(40);
    expect(words.filter((word) => draw(cut, word) !== draw(whole, word))).toEqual([]);
  });

  test('has lost the conjuncts that no word needs', () => {
    expect(draw(cut, 'द्ध्र्य')).not.toBe(draw(whole, 'द्ध्र्य'));
  });

  test('weighs a third of one cut by characters, at most', async () => {
    expect(cut.length).toBeLessThan(whole.length / 3);
    expect(readFileSync(await makeFace('devanagari', face)).length).toBeLessThan(10_000);
  });
});
