import sharp from 'sharp';

/** The colour behind the objects of a picture. */
interface Ground {
  /** Its middle tone. */
  colour: string;
  /** Gradients from top to bottom of its left and right edge, which continue it beside the picture. */
  left: string;
  right: string;
}

/** Number of colours along an edge. */
const stops = 5;
/** Width in pixels to which a picture is reduced. The outer columns are its edges. */
const columns = 50;

const measured = new Map<string, Promise<Ground>>();

async function measure(path: string): Promise<Ground> {
  const pixels = await sharp(path).resize(columns, stops, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const coloursAt = (column: number) =>
    Array.from({ length: stops }, (_, row) => [
      ...pixels.subarray((row * columns + column) * 3).subarray(0, 3),
    ]);
  const write = (colour: readonly number[]) => `#${Buffer.from(colour).toString('hex')}`;
  const edges = [coloursAt(0), coloursAt(columns - 1)] as const;
  const [left, right] = edges.map((colours) => `linear-gradient(${colours.map(write).join(',')})`);
  // The median, because objects may reach an edge.
  const middle = [0, 1, 2].map(
    (channel) =>
      edges
        .flat()
        .map((colour) => colour[channel] ?? 0)
        .toSorted((a, b) => a - b)[stops] ?? 0,
  );
  return { colour: write(middle), left: left ?? '', right: right ?? '' };
}

/** Returns the ground of a picture file at its left and right edge. Measures it once in a build. */
export function readGround(path: string): Promise<Ground> {
  const ground = measured.get(path) ?? measure(path);
  measured.set(path, ground);
  return ground;
}
