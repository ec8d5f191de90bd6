import { expect, test } from 'vitest';
import { decodeText } from '~/domain/decode-text';

const text = '{"name":"जीरा"}';
const utf16 = Buffer.from(text, 'utf16le');
const mark = Buffer.from([0xff, 0xfe]);

test.each([
  ['UTF-8', Buffer.from(text), text],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), text],
  ['UTF-16 with a mark', Buffer.concat([mark, utf16]), text],
  ['UTF-16 with a mark, big end first', Buffer.concat([mark, utf16]).swap16(), text],
  ['UTF-16 without a mark', utf16, text],
  ['UTF-16 without a mark, big end first', Buffer.from(utf16).swap16(), text],
  ['Windows-1252', Buffer.from('{"name":"café"}', 'latin1'), undefined],
  ['an empty file', Buffer.from(''), ''],
])('decodes %s', (_, bytes, decoded) => {
  expect(decodeText(bytes)).toBe(decoded);
});
