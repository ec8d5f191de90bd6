/** The order of the wall: colours along a line from one to the next, as a rainbow of spices. */

export type Colour = readonly [red: number, green: number, blue: number];

/** A colour written as # and six digits. */
export function readHex(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** A colour as lightness, green to red and blue to yellow: distances are about those that the eye sees (OKLab). */
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

const distance = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** How many points of the line between two colours are tried. */
const points = 50;

/** Where on the way along the colours, from 0 to their number less one, one comes nearest to a colour; and how near. */
function place(colour: Colour, way: readonly Colour[]): { at: number; off: number } {
  const lab = toLab(colour);
  const line = way.map(toLab);
  let nearest = { at: 0, off: Number.POSITIVE_INFINITY };
  for (let step = 0; step <= (line.length - 1) * points; step++) {
    const at = step / points;
    const from = line[Math.floor(at)];
    const to = line[Math.ceil(at)];
    if (!from || !to) continue;
    const share = at % 1;
    const between = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share;
    const off = distance(lab, [between(0), between(1), between(2)]);
    if (off < nearest.off) nearest = { at, off };
  }
  return nearest;
}

/** Sorts along the colours; among those beyond an end, what is nearest to the end's colour stands at the very end. */
export function sortAlong<T extends { colour: Colour }>(items: readonly T[], way: readonly Colour[]): T[] {
  const placed = items.map((item) => ({ item, ...place(item.colour, way) }));
  const middle = (way.length - 1) / 2;
  placed.sort((a, b) => a.at - b.at || (a.at < middle ? a.off - b.off : b.off - a.off));
  return placed.map(({ item }) => item);
}
