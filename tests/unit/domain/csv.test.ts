import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csv, csvCell } from '~/domain/csv';

/** A reader that follows RFC 4180 to the letter. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

describe('a cell', () => {
  test.each([
    ['Meat Spice', 'Meat Spice'],
    ['मासु मसला', 'मासु मसला'],
    ['', ''],
    ['Salt, pepper', '"Salt, pepper"'],
    ['The "best"', '"The ""best"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['two\nlines', '"two\nlines"'],
    [' kept ', '" kept "'],
    ['25 / 50', '25 / 50'],
    ['a=b', 'a=b'],
  ])('%j is written %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+977 1 555 0100', "'+977 1 555 0100"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['\nx', '"\'\nx"'],
    ['  =1+1', "'  =1+1"],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ])('%j cannot run as a formula', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  test('of a number stays a number', () => {
    expect([240, -5, 12.5, 0].map(csvCell)).toEqual(['240', '-5', '12.5', '0']);
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(csvCell)).toEqual(['', '']);
  });

  test('never begins with a sign that starts a formula', () => {
    const risky = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', '"', ',', '1', 'a'),
    });
    fc.assert(
      fc.property(risky, (value) => {
        expect(csvCell(value)).not.toMatch(/^"?\s*[=+\-@]|^"?[\t\r\n]/);
      }),
    );
  });
});

describe('a file', () => {
  test('has a byte order mark and ends each row in CRLF', () => {
    expect(
      csv([
        ['Name', 'Price'],
        ['Cloves', 120],
      ]),
    ).toBe('\ufeffName,Price\r\nCloves,120\r\n');
    expect(csv([])).toBe('\ufeff');
  });

  test('is read back as it was written, apostrophes of risky cells aside', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', ' ', '=', '-', 'a') }),
      fc.integer(),
    );
    fc.assert(
      fc.property(fc.array(fc.array(value, { minLength: 1 })), (rows) => {
        const cells = parse(csv(rows).slice(1));
        expect(cells).toHaveLength(rows.length);
        for (const [place, row] of rows.entries()) {
          expect(cells[place]?.map((cell, i) => (cell === `'${row[i]}` ? String(row[i]) : cell))).toEqual(
            row.map(String),
          );
        }
      }),
    );
  });
});
