/** Sorts the products of the wall by colour, along a line through several colours. */

export type Colour = readonly [red: number, green: number, blue: number];

/** Parses # and six hexadecimal digits. */
export function parseHex(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Converts a colour to OKLab, in which distances match human perception. */
function toLab(colour: Colour): Colour {
  const [r, g, b] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

const distanceBetween = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Number of points tried on the line between two colours. */
const points = 50;

/**
 * Finds the point of the line nearest to a colour. Returns its position, from 0 to the last index, and its
 * distance.
 */
function locate(colour: Colour, colours: readonly Colour[]): { position: number; distance: number } {
  const lab = toLab(colour);
  const line = colours.map(toLab);
  let nearest = { position: 0, distance: Number.POSITIVE_INFINITY };
  for (let step = 0; step <= (line.length - 1) * points; step++) {
    const position = step / points;
    const from = line[Math.floor(position)];
    const to = line[Math.ceil(position)];
    if (!from || !to) continue;
    const share = position % 1;
    const between = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share;
    const distance = distanceBetween(lab, [between(0), between(1), between(2)]);
    if (distance < nearest.distance) nearest = { position, distance };
  }
  return nearest;
}

/** Sorts items along the colours. Beyond an end, the item nearest to the end's colour comes last. */
export function sortAlong<T extends { colour: Colour }>(
  items: readonly T[],
  colours: readonly Colour[],
): T[] {
  const placed = items.map((item) => ({ item, ...locate(item.colour, colours) }));
  const middle = (colours.length - 1) / 2;
  placed.sort(
    (a, b) =>
      a.position - b.position || (a.position < middle ? a.distance - b.distance : b.distance - a.distance),
  );
  return placed.map(({ item }) => item);
}
