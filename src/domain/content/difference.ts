/** Letters before the first difference of two texts. */
const lead = 20;
const longest = 70;

const cut = (text: string, from: number): string => {
  const start = from > 0 ? `… ${text.slice(from).trimStart()}` : text;
  return start.length > longest ? `${start.slice(0, longest - 2).trimEnd()} …` : start;
};

/** Shortens two texts so that both show where they differ: `['… in a dry place', '… in a cool, dry place']`. */
export function shortenBoth(before: string, after: string): [string, string] {
  if (before.length <= longest && after.length <= longest) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  // Begin with a whole word.
  const space = before.lastIndexOf(' ', Math.max(0, same - lead));
  const from = same <= lead ? 0 : space > 0 ? space + 1 : same - lead;
  return [cut(before, from), cut(after, from)];
}
