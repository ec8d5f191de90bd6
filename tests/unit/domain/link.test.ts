import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mailLink,
  mailLinkLimit,
  mailtoLink,
  phoneLink,
  whatsappLink,
  whatsappLinkLimit,
} from '~/domain/link';

function readMail(link: string): { to: string; subject: string; body: string } {
  const [, to = '', subject = '', body = ''] =
    /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(link) ?? [];
  return {
    to: decodeURIComponent(to),
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body),
  };
}

describe('a link to one address', () => {
  test.each(['a?cc=x@y.co', '100%25@x.co', 'a&b+c@x.co', 'a,b@x.co', 'राम@x.co'])(
    'leads to %s and nobody else',
    (address) => {
      const link = new URL(mailLink(address));
      expect(decodeURIComponent(link.pathname)).toBe(address);
      expect(link.pathname).not.toMatch(/[,;?&]/);
      expect(link.search).toBe('');
    },
  );
});

describe('a link to a phone', () => {
  test.each([
    ['+977 1 555 0199', 'tel:+97715550199'],
    ['(01) 555-0100', 'tel:015550100'],
    ['01-555 0100 ext 12', 'tel:015550100;ext=12'],
    ['01-555 0100, Ext. 12', 'tel:015550100;ext=12'],
    ['01-5550100 extension: 7', 'tel:015550100;ext=7'],
    ['015550100x12', 'tel:015550100;ext=12'],
    ['01-5550100 / 01-5550101', 'tel:015550100'],
    ['Office 01-5550100', 'tel:015550100'],
    ['०१-५५५०१००', 'tel:015550100'],
    ['at the shop', undefined],
    ['(+) -', undefined],
  ])('%j dials %s', (phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });
});

describe('a mail link', () => {
  test('encodes line breaks as CRLF and spaces as %20', () => {
    expect(mailtoLink('sales@spice.example', 'New order', 'a b\nc\r\nd\re')).toBe(
      'mailto:sales@spice.example?subject=New%20order&body=a%20b%0D%0Ac%0D%0Ad%0D%0Ae',
    );
  });

  test('keeps ampersands, plus and percent signs, questions and hashes inside its parts', () => {
    const body = 'Salt & pepper? 50% + #1 = "best"';
    const link = mailtoLink('sales@spice.example', 'R&D?', body);
    expect(readMail(link)).toEqual({ to: 'sales@spice.example', subject: 'R&D?', body });
    expect(link).not.toContain('+');
    expect(link).not.toContain('#');
  });

  test('lets no second address or header in through the address', () => {
    expect(mailtoLink('a@b.example?cc=x@y.example,z@y.example', 's', 'b')).toMatch(
      /^mailto:a@b\.example%3Fcc%3Dx@y\.example%2Cz@y\.example\?subject=s&body=b$/,
    );
  });

  test('keeps Devanagari, and replaces half a surrogate pair', () => {
    expect(readMail(mailtoLink('a@b.example', 'अर्डर', 'मासु मसला\ud83d')).body).toBe('मासु मसला\ufffd');
  });

  test('is whole at its limit, and cut one character above it', () => {
    const head = mailtoLink('a@b.example', 's', '').length;
    const fitting = 'x'.repeat(mailLinkLimit - head);
    expect(readMail(mailtoLink('a@b.example', 's', fitting)).body).toBe(fitting);
    const cut = mailtoLink('a@b.example', 's', `${fitting}x`);
    expect(cut.length).toBeLessThanOrEqual(mailLinkLimit);
    expect(readMail(cut).body).toMatch(/^x+…$/);
  });

  test('cuts between letters as people see them', () => {
    const { body } = readMail(mailtoLink('a@b.example', 's', 'क्षि'.repeat(500)));
    expect(body).toMatch(/^(?:क्षि)+…$/);
  });

  test('of any text stays within its limit and can be decoded', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3000, size: 'max' }),
      fc.string({ unit: 'grapheme', maxLength: 3000, size: 'max' }),
    );
    fc.assert(
      fc.property(text, text, fc.integer({ min: 500, max: 2500 }), (subject, body, limit) => {
        const link = mailtoLink('sales@spice.example', subject, body, limit);
        expect(link.length).toBeLessThanOrEqual(limit);
        const read = readMail(link);
        expect(link).toMatch(/^mailto:/);
        const [start = ''] = read.body.split(/…$/);
        expect(
          body
            .replace(/\r\n?|\n/g, '\r\n')
            .replace(/\p{Cs}/gu, '\ufffd')
            .startsWith(start),
        ).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a WhatsApp link', () => {
  test('has the digits of the number and line feeds', () => {
    expect(whatsappLink('+977 1 555-0100', 'a & b\r\nमसला')).toBe(
      `https://wa.me/97715550100?text=a%20%26%20b%0A${encodeURIComponent('मसला')}`,
    );
  });

  test('is cut at its limit, too', () => {
    const link = whatsappLink('97715550100', '😀'.repeat(2000));
    expect(link.length).toBeLessThanOrEqual(whatsappLinkLimit);
    expect(decodeURIComponent(link)).toMatch(/text=(?:😀)+…$/u);
  });
});
