import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as ShapeBuffer, shape } from 'harfbuzzjs';

/** The parts of HarfBuzz's subsetter that are used here; its package describes only the shaper. */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  malloc: (bytes: number) => number;
  hb_blob_create: (data: number, length: number, mode: number, user: number, destroy: number) => number;
  hb_blob_get_data: (blob: number, length: number) => number;
  hb_blob_get_length: (blob: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_face_reference_blob: (face: number) => number;
  hb_set_add: (set: number, value: number) => void;
  hb_set_clear: (set: number) => void;
  hb_set_invert: (set: number) => void;
  hb_subset_input_create_or_fail: () => number;
  hb_subset_input_glyph_set: (input: number) => number;
  hb_subset_input_unicode_set: (input: number) => number;
  hb_subset_input_set: (input: number, kind: number) => number;
  hb_subset_input_set_flags: (input: number, flags: number) => void;
  hb_subset_or_fail: (face: number, input: number) => number;
}

const writable = 2;
const layoutFeatures = 6;
const noLayoutClosure = 0x200;

/** Every glyph that a font needs for some words: those that are drawn, and those on the way to them. */
export function listGlyphs(font: Uint8Array, words: Iterable<string>): Set<number> {
  const shaper = new Font(new Face(new Blob(font)));
  const glyphs = new Set([0]);
  for (const word of words) {
    const buffer = new ShapeBuffer();
    const note = () => {
      for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
      return true;
    };
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setMessageFunc(note);
    shape(shaper, buffer);
    note();
  }
  return glyphs;
}

async function loadSubsetter(): Promise<Subsetter> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize();
  return subsetter;
}

/**
 * Cuts a TrueType font down to what some words need. A cut by characters keeps every conjunct that the
 * characters of an Indic script can form, hundreds; this one keeps those that are written.
 */
export async function keepWords(font: Uint8Array, words: readonly string[]): Promise<Buffer> {
  const hb = await loadSubsetter();
  const at = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, layoutFeatures);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, noLayoutClosure);
  const characters = hb.hb_subset_input_unicode_set(input);
  for (const character of new Set(words.join(''))) hb.hb_set_add(characters, character.codePointAt(0) ?? 0);
  const kept = hb.hb_subset_input_glyph_set(input);
  for (const glyph of listGlyphs(font, words)) hb.hb_set_add(kept, glyph);
  const face = hb.hb_face_create(hb.hb_blob_create(at, font.byteLength, writable, 0, 0), 0);
  const cut = hb.hb_subset_or_fail(face, input);
  if (cut === 0) throw new Error('the font could not be cut down to its words');
  const blob = hb.hb_face_reference_blob(cut);
  const start = hb.hb_blob_get_data(blob, 0);
  const end = start + hb.hb_blob_get_length(blob);
  return Buffer.from(new Uint8Array(hb.memory.buffer).slice(start, end));
}
