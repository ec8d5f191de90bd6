import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Files whose colours do not depend on the brand. */
const exempt = [
  'src/styles/tokens.css',
  'src/styles/extra-tokens.css',
  // A JPEG has no transparency, so an uploaded picture gets a white background.
  'src/cms/picture/redraw.ts',
];
const names =
  'black|white|gray|grey|silver|red|maroon|orange|gold|yellow|olive|lime|green|teal|cyan|aqua|blue|navy|purple|violet|magenta|fuchsia|pink|brown|tan|beige|ivory';

/** Lists the colours in a file. Ignores addresses such as `#faq` and words such as `white-space`. */
function listColours(file: string, text: string): string[] {
  const styles =
    extname(file) === '.css'
      ? text
      : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join('\n');
  const values = [...styles.matchAll(/:([^;{}]*)[;}]/g)].map(([, value]) => value).join('\n');
  const literals = [
    ...text.matchAll(/["'`]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})["'`]/gi),
    ...text.matchAll(/\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d.]/gi),
    ...values.matchAll(/#[\da-f]{3,8}\b/gi),
    ...values.matchAll(new RegExp(`(?<![\\w-])(?:${names})(?![\\w-])`, 'gi')),
  ];
  return literals.map(([literal]) => `${file}: ${literal}`);
}

test('colours are found in styles, markup and code', () => {
  const style =
    '<style>a { color: red; background: linear-gradient(#000 1%, rgb(1 2 3)); white-space: pre; }</style>';
  expect(listColours('a.astro', style)).toHaveLength(3);
  expect(listColours('a.ts', "const fill = '#fbf5e9'; const link = '/page#faq';")).toHaveLength(1);
});

test('only the tokens contain colours', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .filter((file) => /\.(astro|css|tsx?)$/.test(file) && !exempt.includes(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => listColours(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('roles refer to colours of the palette', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const [, ...rules] = tokens.split(/^ {2}\}$/m);
  expect(rules.join('').match(/#[\da-f]{3,8}\b|rgb\(/gi)).toBeNull();
});
