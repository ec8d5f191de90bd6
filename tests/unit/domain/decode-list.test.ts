import { expect, test } from 'vitest';
import { decodeList } from '~/domain/decode-text';

const list = 'Item,Qty\nजीरा – whole,20';
const plain = 'Item,Remark,Qty\r\nBesar,old \u0096 caf\u00e9,20\r\n';

test.each([
  ['UTF-8', Buffer.from(list), list],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${list}`, 'utf16le'), list],
  ['the plain CSV of Excel', Buffer.from(plain, 'latin1'), 'Item,Remark,Qty\nBesar,old – café,20\n'],
  ['line ends of an old Mac', Buffer.from('besar\rjeera'), 'besar\njeera'],
  ['a list of a shop whose name begins like a workbook', Buffer.from('PK Store\nbesar'), 'PK Store\nbesar'],
  ['an empty file', Buffer.from(''), ''],
])('decodes %s', (_, bytes, text) => {
  expect(decodeList(bytes)).toBe(text);
});

test.each([
  ['a workbook', Buffer.from('PK\u0003\u0004 xl/workbook.xml')],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae10000', 'hex')],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
  ['text that is cut off by zeros', Buffer.from('besar 500g\0\0')],
])('refuses %s', (_, bytes) => {
  expect(decodeList(bytes)).toBeUndefined();
});
