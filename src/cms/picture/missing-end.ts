import { type HuffmanTable, readScan, type ScanPart } from './jpeg-scan';

/**
 * Adds the end marker that some phones and programs leave out. Browsers draw a file without it only in part.
 * Returns any other file unchanged, and also one whose image data is incomplete.
 */
export async function addMissingEnd(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  try {
    const parts = start.startsWith('\xff\xd8\xff')
      ? endJpeg(bytes)
      : start === '\x89PNG' && (await endPng(bytes));
    return parts ? new File(parts, file.name, { type: file.type }) : file;
  } catch {
    // Part of the image data is missing.
    return file;
  }
}

interface Component {
  h: number;
  v: number;
}

function endJpeg(bytes: Uint8Array<ArrayBuffer>): BlobPart[] | undefined {
  let end = bytes.length;
  while (bytes[end - 1] === 0) end -= 1;
  // A zero after FF belongs to the image data.
  if (bytes[end - 1] === 0xff) end += 1;
  const view = new DataView(bytes.buffer, 0, end);
  const tables = new Map<number, HuffmanTable>();
  const components = new Map<number, Component>();
  /** The coefficients that have all of their bits, as `component * 64 + coefficient`. */
  const complete = new Set<number>();
  let [width, height, restart, isProgressive] = [0, 0, 0, false];
  for (let at = 2; at < end; ) {
    const marker = view.getUint16(at);
    if (marker === 0xffd9) return undefined;
    const data = at + 4;
    const next = at + 2 + view.getUint16(at + 2);
    if (marker === 0xffc4) readTables(view, data, next, tables);
    else if (marker === 0xffdd) restart = view.getUint16(data);
    else if (marker >= 0xffc0 && marker <= 0xffc2) {
      isProgressive = marker === 0xffc2;
      [height, width] = [view.getUint16(data + 1), view.getUint16(data + 3)];
      for (let part = data + 6; part < next; part += 3) {
        const sampling = view.getUint8(part + 1);
        components.set(view.getUint8(part), { h: sampling >> 4, v: sampling & 15 });
      }
    } else if (marker === 0xffda) {
      const ids = Array.from({ length: view.getUint8(data) }, (_, index) => data + 1 + index * 2);
      const parts = ids.map((part) => ({ ...find(components, view.getUint8(part)), part }));
      const [first, last, bits] = [next - 3, next - 2, next - 1].map((place) => view.getUint8(place));
      const isLastBit = ((bits ?? 0) & 15) === 0;
      for (const part of ids)
        for (let index = first ?? 0; isLastBit && index <= (last ?? 0); index++)
          complete.add(view.getUint8(part) * 64 + index);
      if (!isProgressive) {
        const scan = parts.map(({ h, v, part }): ScanPart => {
          const selected = view.getUint8(part + 1);
          const blocks = parts.length > 1 ? h * v : 1;
          return { blocks, dc: find(tables, selected >> 4), ac: find(tables, 16 + (selected & 15)) };
        });
        readScan(view, next, { parts: scan, units: countUnits(parts, components, width, height), restart });
      }
      at = findMarker(view, next);
      continue;
    }
    at = next;
  }
  if (complete.size === 0 || complete.size < components.size * 64) return undefined;
  return [bytes.subarray(0, end), new Uint8Array([0xff, 0xd9])];
}

function find<Value>(values: ReadonlyMap<number, Value>, key: number): Value {
  const found = values.get(key);
  if (!found) throw new RangeError('the file refers to what it lacks');
  return found;
}

function readTables(view: DataView, start: number, end: number, tables: Map<number, HuffmanTable>): void {
  for (let at = start; at < end; ) {
    const read = (from: number, length: number) =>
      Array.from({ length }, (_, index) => view.getUint8(from + index));
    const counts = read(at + 1, 16);
    const size = counts.reduce((sum, count) => sum + count, 0);
    tables.set(view.getUint8(at), { counts, symbols: read(at + 17, size) });
    at += 17 + size;
  }
}

/** Counts the units of a scan: blocks of 8 pixels if it has one component. */
function countUnits(
  parts: readonly Component[],
  components: ReadonlyMap<number, Component>,
  width: number,
  height: number,
): number {
  const all = [...components.values()];
  const [most, tallest] = [Math.max(...all.map(({ h }) => h)), Math.max(...all.map(({ v }) => v))];
  const [only, other] = parts;
  if (!only || other) return Math.ceil(width / 8 / most) * Math.ceil(height / 8 / tallest);
  const side = (pixels: number, own: number, largest: number) =>
    Math.ceil(Math.ceil((pixels * own) / largest) / 8);
  return side(width, only.h, most) * side(height, only.v, tallest);
}

/** Returns the place of the next marker that is no part of image data, or the end. */
function findMarker(view: DataView, start: number): number {
  for (let at = start; at + 1 < view.byteLength; at++) {
    const code = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : 0;
    if (code > 0 && code < 0xff && (code < 0xd0 || code > 0xd7)) return at;
  }
  return view.byteLength;
}

const pngEnd = new Uint8Array([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

async function endPng(bytes: Uint8Array<ArrayBuffer>): Promise<BlobPart[] | undefined> {
  const view = new DataView(bytes.buffer);
  const data: BlobPart[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const [size, type] = [view.getUint32(at), view.getUint32(at + 4)];
    if (type === 0x49_45_4e_44) return undefined;
    if (at + 12 + size > bytes.length) break;
    if (type === 0x49_44_41_54) data.push(bytes.subarray(at + 8, at + 8 + size));
    at += 12 + size;
  }
  if (data.length === 0 || !('DecompressionStream' in globalThis)) return undefined;
  // Rejects if the compressed data has no end.
  await new Response(new Blob(data).stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer();
  return [bytes.subarray(0, at), pngEnd];
}
