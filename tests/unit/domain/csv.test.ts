import { expect, test } from 'vitest';
import { csv, csvCell } from '~/domain/csv';

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
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('the cell %j is written %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('a text that a spreadsheet would run gets an apostrophe', () => {
  for (const sign of ['=', '+', '-', '@', '＝', '＋', '－', '＠'])
    for (const text of [`${sign}1+1`, `  ${sign}1+1`, `\t${sign}1`])
      expect(csvCell(text).replace(/^"/, ''), text).toMatch(/^'/);
  for (const text of ['\t1', '\r1', '\n1']) expect(csvCell(text), text).toMatch(/^"?'/);
});

test('a file has a byte order mark and ends each row in CRLF', () => {
  const rows = [
    ['Name', 'Price'],
    ['Cloves', 120],
  ];
  expect(csv(rows)).toBe('\ufeffName,Price\r\nCloves,120\r\n');
  expect(csv([])).toBe('\ufeff');
});
