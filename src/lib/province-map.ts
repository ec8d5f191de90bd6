/** The woven map. Without the file, pages show none. */
export const mapFile = 'src/assets/woven/nepal.txt';

/** A province is drawn with one sign, its number. */
export const mostProvinces = 9;

interface Stitch {
  x: number;
  y: number;
}

/**
 * Parses a map, whose provinces are drawn with their numbers, 1 to 9.
 * @returns for each number, lowest first, the stitch farthest from the province's border and the mill, and the stitch M, the mill
 */
export function parseMap(text: string): { provinces: Map<number, Stitch>; mill: Stitch | undefined } {
  const rows = text
    .trim()
    .split(/\r?\n/)
    .map((row) => Array.from(row));
  const stitches = rows.flatMap((row, y) => row.map((sign, x) => ({ sign, x, y })));
  const touches = ({ x, y }: Stitch, sign: string) =>
    [-1, 0, 1].some((down) => [-1, 0, 1].some((right) => rows[y + down]?.[x + right] === sign));
  const provinces = Map.groupBy(
    stitches.filter(({ sign }) => /[1-9]/.test(sign)),
    ({ sign }) => Number(sign),
  );
  const middles = [...provinces]
    .sort(([one], [other]) => one - other)
    .map(([number, own]) => {
      // The nearest other stitch touches the province.
      const others = stitches.filter(
        (stitch) => stitch.sign !== String(number) && touches(stitch, String(number)),
      );
      const sum = own.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
      const rated = own.map(({ x, y }) => ({
        x,
        y,
        room: Math.min(...others.map((other) => Math.hypot(other.x - x, other.y - y))),
        offset: Math.hypot(sum.x / own.length - x, sum.y / own.length - y),
      }));
      const [middle = { x: 0, y: 0 }] = rated.toSorted((a, b) => b.room - a.room || a.offset - b.offset);
      return [number, { x: middle.x, y: middle.y }] as const;
    });
  return { provinces: new Map(middles), mill: stitches.find(({ sign }) => sign === 'M') };
}
