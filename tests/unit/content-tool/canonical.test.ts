import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { formatContent } from '~/content-tool/canonical';
import { soundText } from './sound-text';

const long = 'A pinch of roasted cumin makes up for a good pinch of salt. '.repeat(3).trim();

/** A list in its canonical form. */
const canonical = `# Sold by weight

- id: 1
  name: Cumin & Salt
  size: '50g'
  price: '40 / 70'
  rating: '4.5'
  date: '2025-08-12'
  soldOut: false
  uses: [meat, tea] # both since spring
  look: { ground: '#f2b233', ink: paper }
  text: >-
    A pinch of roasted cumin makes up for a good pinch of salt. A pinch of roasted cumin makes up for a good
    pinch of salt. A pinch of roasted cumin makes up for a good pinch of salt.

# Checked in spring
- id: til
  answer:
    - Yes, it does.
  note: |-
    First line
    Second line

# The end
`;

test.each([
  ['a list in canonical form', canonical],
  [
    'missing and repeated blank lines',
    canonical.replaceAll(/\n\n(?=# [CT])/g, '\n').replace('\n\n-', '\n\n\n-'),
  ],
  ['double quotes', canonical.replaceAll("'", '"')],
  ['unneeded quotes', canonical.replace('Cumin & Salt', "'Cumin & Salt'").replace('meat', '"meat"')],
  ['a folded short text', canonical.replace('Cumin & Salt', '>-\n    Cumin &\n    Salt')],
  ['a long text on one line', canonical.replace(/>-\n[^#]+/, `${long}\n\n`)],
  ['another indentation', canonical.replace('    - Yes', '  - Yes')],
  ['spaces in a flow list', canonical.replace('[meat, tea]', '[ meat,tea ]')],
  ['no spaces in a flow map', canonical.replace('{ ground', '{ground')],
])('formats %s', (_, text) => {
  expect(formatContent(text)).toBe(canonical);
});

test('leaves flow rows without blank lines and keeps their groups', () => {
  const rows = '- { id: 1, name: Ilam }\n- { id: 2, name: Jhapa }\n\n- { id: 3, name: Kaski }\n';
  expect(formatContent(rows)).toBe(rows);
});

test('writes a flow collection that is too long in block style', () => {
  expect(formatContent(`- { id: 1, uses: [meat], text: ${long} }\n`)).toMatch(
    /^- id: 1\n {2}uses: \[meat\]\n {2}text: >-\n {4}A pinch/,
  );
});

test('keeps CRLF line ends', () => {
  const windows = canonical.replaceAll('\n', '\r\n');
  expect(formatContent(windows)).toBe(windows);
  expect(formatContent(windows.replace('Cumin & Salt', '"Cumin & Salt"'))).toBe(windows);
});

test.each([
  ['broken YAML', '- id: "1', 'Missing closing "quote'],
  ['an empty file', '', 'expected a list or a map'],
])('refuses %s with the reason', (_, text, reason) => {
  expect(() => formatContent(text)).toThrow(reason);
});

test('has one form for the same values, whatever the style', () => {
  const texts = fc.array(soundText, { minLength: 1, maxLength: 4 });
  const row = fc.record({ id: fc.nat(), name: soundText, list: texts, map: fc.record({ on: soundText }) });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 3 }), (rows) => {
      const formatted = formatContent(stringify(rows));
      expect(parse(formatted)).toEqual(rows);
      expect(formatContent(formatted)).toBe(formatted);
      expect(formatContent(stringify(rows, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 40 }))).toBe(
        formatted,
      );
    }),
  );
});
