/** Sorts the products of a shelf by hue. */

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

/** Colours closer to grey than this have no visible hue. */
const leastChroma = 0.04;
/** The hue that comes first, a greenish yellow, in degrees. */
const firstHue = 112;

/** Degrees from the first hue to that of a colour, over orange, red, blue and green. Greys come last. */
function placeOf(colour: Colour): number {
  const [lightness, a, b] = toLab(colour);
  if (Math.hypot(a, b) < leastChroma) return 361 - lightness;
  return (firstHue - (Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/** Sorts items from yellow over red and blue to green, then greys from light to dark. */
export const sortByHue = <T extends { colour: Colour }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => placeOf(a.colour) - placeOf(b.colour));
