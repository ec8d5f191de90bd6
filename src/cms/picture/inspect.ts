import { PictureError } from './decode';

const incomplete =
  'This picture file is incomplete, so it was not added. Copy or download it again, then choose it.';

/**
 * Detects truncated and animated files, which browsers draw silently: a cut file with grey areas, an
 * animation as its first frame.
 * @throws PictureError if the file is truncated
 */
export async function inspectPicture(file: File): Promise<{ isAnimated: boolean }> {
  const view = new DataView(await file.arrayBuffer());
  const start = String.fromCharCode(...new Uint8Array(view.buffer).subarray(0, 16));
  const [, inspect] = formats.find(([signature]) => signature.test(start)) ?? [];
  try {
    return { isAnimated: inspect?.(view) ?? false };
  } catch (error) {
    // Reading beyond the end of the file throws a RangeError.
    throw error instanceof RangeError ? new PictureError(incomplete) : error;
  }
}

/** Reads a file to its end. Returns true if it is animated. */
type Inspect = (view: DataView) => boolean;

const formats: readonly [RegExp, Inspect][] = [
  [/^\xff\xd8\xff/, inspectJpeg],
  [/^\x89PNG\r\n/, inspectPng],
  [/^GIF8/, inspectGif],
  [/^RIFF.{4}WEBP/s, inspectWebp],
];

function inspectJpeg(view: DataView): boolean {
  const bytes = new Uint8Array(view.buffer);
  for (let at = 2; ; at = bytes.indexOf(0xff, at)) {
    const marker = view.getUint16(at);
    if (marker === 0xffd9) return false;
    // Markers from C0 on begin a segment with a length, except restart markers. Everything else is image
    // data.
    const isSegment = marker >= 0xffc0 && marker < 0xffff && (marker < 0xffd0 || marker > 0xffd8);
    at += isSegment ? 2 + view.getUint16(at + 2) : 1;
  }
}

function inspectPng(view: DataView): boolean {
  let isAnimated = false;
  for (let at = 8; ; at += 12 + view.getUint32(at)) {
    const type = view.getUint32(at + 4);
    if (type === 0x61_63_54_4c) isAnimated = true;
    if (type === 0x49_45_4e_44) return isAnimated;
  }
}

function inspectGif(view: DataView): boolean {
  const tableSize = (flags: number) => (flags & 0x80 ? 6 << (flags & 7) : 0);
  let frames = 0;
  // The final byte of the file may be missing.
  for (let at = 13 + tableSize(view.getUint8(10)); frames === 0 || at < view.byteLength; at += 1) {
    const block = view.getUint8(at);
    if (block !== 0x21 && block !== 0x2c) break;
    if (block === 0x2c) frames += 1;
    at += block === 0x2c ? 11 + tableSize(view.getUint8(at + 9)) : 2;
    for (let size = view.getUint8(at); size > 0; size = view.getUint8(at)) at += size + 1;
  }
  return frames > 1;
}

function inspectWebp(view: DataView): boolean {
  view.getUint8(view.getUint32(4, true) + 7);
  return view.getUint32(12) === 0x56_50_38_58 && (view.getUint8(20) & 2) > 0;
}
