/** A Huffman table: the number of codes of each length, and their symbols in sequence. */
export interface HuffmanTable {
  counts: readonly number[];
  symbols: readonly number[];
}

/** A component of a scan: its blocks in each unit, and its tables. */
export interface ScanPart {
  blocks: number;
  dc: HuffmanTable;
  ac: HuffmanTable;
}

/** Reads bits of image data. Throws a RangeError at its end. */
function createBitReader(view: DataView, start: number) {
  let at = start;
  let byte = 0;
  let left = 0;
  const readBit = (): number => {
    if (left === 0) {
      byte = view.getUint8(at++);
      left = 8;
      // A zero follows each FF. Anything else is a marker.
      if (byte === 0xff && view.getUint8(at++) !== 0) throw new RangeError('the image data ends');
    }
    left -= 1;
    return (byte >> left) & 1;
  };
  return {
    skip: (bits: number): void => {
      for (let bit = 0; bit < bits; bit++) readBit();
    },
    readSymbol: ({ counts, symbols }: HuffmanTable): number => {
      let code = 0;
      let first = 0;
      let index = 0;
      for (const count of counts) {
        code |= readBit();
        if (code - first < count) return symbols[index + code - first] ?? 0;
        index += count;
        first = (first + count) << 1;
        code <<= 1;
      }
      throw new RangeError('the image data has an unknown code');
    },
    skipRestart: (): void => {
      left = 0;
      at += 2;
    },
  };
}

/**
 * Reads the image data of a sequential JPEG scan without drawing it.
 * @param units number of units in the picture
 * @param restart number of units between restart markers, or 0
 * @throws RangeError if the data of a unit is missing
 */
export function readScan(
  view: DataView,
  start: number,
  { parts, units, restart }: { parts: readonly ScanPart[]; units: number; restart: number },
): void {
  const { skip, readSymbol, skipRestart } = createBitReader(view, start);
  const readBlock = ({ dc, ac }: ScanPart) => {
    skip(readSymbol(dc));
    for (let coefficient = 1; coefficient < 64; coefficient++) {
      const symbol = readSymbol(ac);
      const [run, size] = [symbol >> 4, symbol & 15];
      if (size === 0 && run < 15) break;
      coefficient += run;
      skip(size);
    }
  };
  for (let unit = 0; unit < units; unit++) {
    if (restart > 0 && unit > 0 && unit % restart === 0) skipRestart();
    for (const part of parts) for (let block = 0; block < part.blocks; block++) readBlock(part);
  }
}
