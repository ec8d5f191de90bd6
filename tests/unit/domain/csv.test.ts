import { expect, test } from 'vitest';
import { csv, csvCell, csvPhone } from '~/domain/csv';

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
  // Readers that split cells at semicolons or tabs.
  ['Hotel;=1+1;Test', `"Hotel;'=1+1;Test"`],
  ['Hotel\t=1+1\tTest', `"Hotel\t'=1+1\tTest"`],
  ['Cloves; -1', `"Cloves;' -1"`],
  ['a\r\n@b', `"a\r\n'@b"`],
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

test.each([
  ['9800000000', '980 0000000'],
  ['0145550100', '014 5550100'],
  ['00977145550100', '009 77145550100'],
  ['01-5550133', '01-5550133'],
  ['+977 1 555 0100', '(+977) 1 555 0100'],
  ['+9779800000000', '(+977) 9800000000'],
  ['+977-980-0000000', '(+977) 980-0000000'],
  ['+977 980\u20110000000', '(+977) 980\u20110000000'],
  ['+977 1 555 0100, 9800000000 / 01', '(+977) 1 555 0100, 9800000000 / 01'],
  ['+919800000000', '(+91) 9800000000'],
  ['+14155550100', '(+1) 4155550100'],
  ['+97455550100', '(+974) 55550100'],
  ['+977 =1+1', '+977 =1+1'],
  ['98', '98'],
  ['ask Ram', 'ask Ram'],
])('the phone number %j is the text %j', (phone, text) => {
  expect(csvPhone(phone)).toBe(text);
});

test('a file has a byte order mark and ends each row in CRLF', () => {
  const rows = [
    ['Name', 'Price'],
    ['Cloves', 120],
  ];
  expect(csv(rows)).toBe('\ufeffName,Price\r\nCloves,120\r\n');
  expect(csv([])).toBe('\ufeff');
});
