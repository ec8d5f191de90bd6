import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csv, csvCell } from '~/domain/csv';

/** A strict parser of RFC 4180. */
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
    ['मासु मसला', 'मासु मसला'],
    ['', ''],
    ['a=b', 'a=b'],
    ['Salt, pepper', '"Salt, pepper"'],
    ['The "best"', '"The ""best"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' kept ', '" kept "'],
    [-5, '-5'],
    [12.5, '12.5'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    // Texts that a spreadsheet would run.
    ['＝1+1', "'＝1+1"],
    ['-5', "'-5"],
    ['  =1+1', "'  =1+1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ])('%j is written %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  test('never begins like a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n ",1a') }), (value) => {
        expect(csvCell(value)).not.toMatch(/^"?\s*[=+\-@]|^"?[\t\r\n]/);
      }),
    );
  });
});

describe('a file', () => {
  test('has a byte order mark and ends each row in CRLF', () => {
    const rows = [
      ['Name', 'Price'],
      ['Cloves', 120],
    ];
    expect(csv(rows)).toBe('\ufeffName,Price\r\nCloves,120\r\n');
    expect(csv([])).toBe('\ufeff');
  });

  test('is parsed back to its values, except for added apostrophes', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'",\r\n =-a') }),
      fc.integer(),
    );
    fc.assert(
      fc.property(fc.array(fc.array(value, { minLength: 1 })), (rows) => {
        const read = parse(csv(rows).slice(1));
        const plain = read.map((cells, y) =>
          cells.map((cell, x) => (cell === `'${rows[y]?.[x]}` ? cell.slice(1) : cell)),
        );
        expect(plain).toEqual(rows.map((row) => row.map(String)));
      }),
    );
  });
});
