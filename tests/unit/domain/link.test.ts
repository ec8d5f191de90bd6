import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatLink, mailLink, phoneLink } from '~/domain/link';
import { messageLink } from '~/domain/message-link';
import { chat, mail } from '../../support/channels';
import { codePoint } from '../../support/texts';

function readMail(link: string) {
  const parts = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(link) ?? [];
  const [, to = '', subject = '', body = ''] = parts.map(decodeURIComponent);
  return { to, subject, body };
}
const mailtoLink = (to: string, subject: string, text: string, limit?: number) =>
  messageLink({ ...mail, to }, { subject, text }, limit);
const bodyOf = (body: string) => readMail(mailtoLink('a@b.example', 's', body)).body;

test('a link to an address has no other recipient', () => {
  for (const address of ['a?cc=x@y.co', '100%25@x.co', 'a&b+c@x.co', 'a,b@x.co', 'राम@x.co']) {
    const link = new URL(mailLink(address));
    expect(decodeURIComponent(link.pathname)).toBe(address);
    expect(link.pathname).not.toMatch(/[,;?&]/);
    expect(link.search).toBe('');
  }
});

test.each([
  ['tel:+97715550199', ['+977 1 555 0199']],
  ['tel:015550100', ['(01) 555-0100', '01-5550100 / 01-5550101', 'Office 01-5550100', '०१-५५५०१००']],
  ['tel:015550100;ext=12', ['01-555 0100 ext 12', '01-555 0100, Ext. 12', '015550100x12']],
  ['tel:015550100;ext=7', ['01-5550100 extension: 7']],
  [undefined, ['at the shop', '(+) -']],
])('%s dials %j', (link, phones) => {
  for (const phone of phones) expect(phoneLink(phone), phone).toBe(link);
});

test.each([
  ['https://wa.me/{digits}?text={text}', '97715550100', 'https://wa.me/97715550100'],
  ['https://wa.me/{digits}?text={text}', '+९७७ १-५५५०१००', 'https://wa.me/97715550100'],
  ['viber://chat?number=%2B{digits}&draft={text}', '+977 1 555 0100', 'viber://chat?number=%2B97715550100'],
  ['https://m.me/{to}?text={text}', 'spice & salt', 'https://m.me/spice%20%26%20salt'],
  ['mailto:{to}?subject={subject}&body={text}', 'a@b.example', 'mailto:a@b.example'],
])('the channel %j to %j opens by %j', (url, to, link) => {
  expect(chatLink({ url, to })).toBe(link);
});

test('a mail link encodes line breaks as CRLF and spaces as %20', () => {
  expect(mailtoLink('sales@spice.example', 'New order', 'a b\nc\r\nd\re')).toBe(
    'mailto:sales@spice.example?subject=New%20order&body=a%20b%0D%0Ac%0D%0Ad%0D%0Ae',
  );
});

test('a mail link encodes reserved characters', () => {
  const parts = { to: 'a@b.example?cc=x,z', subject: 'R&D?', body: 'Salt & pepper? 50% + #1 = "best"' };
  const link = mailtoLink(parts.to, parts.subject, parts.body);
  expect(readMail(link)).toEqual(parts);
  expect(link).not.toMatch(/[+#,]/);
});

test('a mail link is cut between graphemes', () => {
  expect(bodyOf('क्षि'.repeat(500))).toMatch(/^(?:क्षि)+…$/);
});

test('a mail link of any text is within its limit and decodable', () => {
  const text = fc.string({ unit: codePoint, maxLength: 3000, size: 'max' });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 500, max: 2500 }), (subject, body, limit) => {
      const link = mailtoLink('sales@spice.example', subject, body, limit);
      expect(link.length).toBeLessThanOrEqual(limit);
      const [start = ''] = readMail(link).body.split(/…$/);
      const whole = body.replace(/\r\n?|\n/g, '\r\n').replace(/\p{Cs}/gu, '\ufffd');
      expect(link).toMatch(/^mailto:/);
      expect(whole.startsWith(start)).toBe(true);
    }),
  );
});

test('a chat link has the digits of the number, line feeds and whole characters', () => {
  expect(messageLink(chat, { text: 'a & b\r\nम' })).toBe(
    `https://chat.example/97715550100?text=a%20%26%20b%0A${encodeURIComponent('म')}`,
  );
  const long = messageLink(chat, { text: '😀'.repeat(2000) });
  expect(decodeURIComponent(long)).toMatch(/text=(?:😀)+…$/u);
  // The text may be followed by more of the URL.
  const url = 'https://chat.example/?text={text}&to={digits}';
  const link = messageLink({ ...chat, url, limit: 500 }, { text: 'x'.repeat(600) });
  expect(link).toHaveLength(500);
  expect(link).toMatch(/\?text=x+%E2%80%A6&to=97715550100$/);
});

test.each(Object.entries({ mail, chat }))('a %s link is cut only above its limit', (_, channel) => {
  const write = (text: string, limit?: number) => messageLink(channel, { text }, limit);
  for (const limit of [undefined, 600]) {
    const longest = limit ?? channel.limit;
    const fitting = 'x'.repeat(longest - write('').length);
    expect(write(fitting, limit)).toBe(write('') + fitting);
    const cut = write(`${fitting}x`, limit);
    expect(cut).toHaveLength(longest);
    expect(decodeURIComponent(cut)).toMatch(/x…$/);
  }
});
