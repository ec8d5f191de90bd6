import sharp from 'sharp';

/** A picture is compared in so many columns and rows, of which the left columns are its edge. */
const [columns, rows, edge] = [50, 16, 3];
/** A larger difference of a channel is seen where the picture begins. */
const tolerance = 45;

/** Returns true if the left edge of a picture mostly has about this colour, written `#rrggbb`. */
export async function hasGround(path: string, colour: string): Promise<boolean> {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const small = await sharp(path).resize(columns, rows, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const isAlike = (at: number) =>
    channels.every((channel, index) => Math.abs((small[at * 3 + index] ?? 0) - channel) <= tolerance);
  const places = Array.from({ length: edge * rows }, (_, place) => {
    const [column, row] = [place % edge, Math.floor(place / edge)];
    return row * columns + column;
  });
  return places.filter(isAlike).length > places.length / 2;
}
