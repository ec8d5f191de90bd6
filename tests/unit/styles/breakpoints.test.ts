import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Lists the widths in a text, those in em as pixels. */
const widthsIn = (text: string) =>
  Array.from(text.matchAll(/(?<![\w.-])([\d.]+)(px|r?em)\b/g), ([, length, unit]) =>
    unit === 'em' ? `${Number(length) * 16}px` : `${length}${unit}`,
  );

const [named = ''] = readFileSync('src/styles/tokens.css', 'utf8').split('*/');

test('layouts of public pages change at the widths that tokens.css names', () => {
  const files = globSync('src/{components,forms,islands,layouts,pages,styles}/**/*.{css,astro}');
  const queries = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/@(?:media|container)[^{]*/g),
      ([query]) => [file, query.replace(/\([^()]*height[^()]*\)/g, '')] as const,
    ),
  );
  const used = queries.flatMap(([file, query]) => widthsIn(query).map((width) => [width, file] as const));
  const known = new Set(widthsIn(named));
  expect(known.size).toBe(16);
  expect(used.filter(([width]) => !known.has(width))).toEqual([]);
  expect([...known].filter((width) => !used.some(([one]) => one === width))).toEqual([]);
});
