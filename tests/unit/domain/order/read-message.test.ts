import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forms } from '~/config/messages/en/forms';
import { flatten } from '~/domain/order/labels';
import { orderText } from '~/domain/order/message';
import { emptyDraft, type Order, orderFields, toOrder } from '~/domain/order/order';
import { readOrderText } from '~/domain/order/read-message';
import { makeOrder } from '../../../support/orders';

const { fields, summary } = forms.order;
const english = { ...fields, items: summary.items, more: summary.more };
const nepali = {
  ...{ fullName: 'पूरा नाम', email: 'इमेल', phone: 'फोन', businessName: 'व्यवसाय' },
  ...{ businessType: 'प्रकार', province: 'प्रदेश', district: 'जिल्ला', city: 'सहर' },
  ...{ items: 'सामान', more: '… र अरू {count}' },
};
const languages = fc.constantFrom(english, nepali);
const nothing: Order = { ...toOrder(emptyDraft()), items: [] };

const order = makeOrder({
  items: [
    { name: 'Meat Spice', quantity: 2 },
    { name: 'Chilli Powder × 500 g', quantity: 10 },
  ],
});
const message = orderText(order, english);

const ordersOf = (text: fc.Arbitrary<string>): fc.Arbitrary<Order> =>
  fc.record({
    fullName: text,
    email: text,
    phone: text,
    businessName: text,
    businessType: text,
    province: text,
    district: text,
    city: text,
    items: fc.array(
      fc.record({ name: text, quantity: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }) }),
      {
        maxLength: 15,
      },
    ),
  });

/** An order as its message tells it: each value on one line. */
function onOneLine(order: Order): Order {
  const facts = Object.fromEntries(orderFields.map((field) => [field, flatten(order[field])]));
  return { ...order, ...facts, items: order.items.map((item) => ({ ...item, name: flatten(item.name) })) };
}

/** Breaks lines between words, as mail programs do. */
function wrap(text: string, width: number): string {
  const wrapLine = (line: string) => {
    const lines = [''];
    for (const word of line.split(' ')) {
      const last = lines.at(-1) ?? '';
      if (last && last.length + word.length >= width) lines.push(word);
      else lines[lines.length - 1] = last ? `${last} ${word}` : word;
    }
    return lines.join('\n');
  };
  return text.split('\n').map(wrapLine).join('\n');
}

const quote = (text: string) => text.replace(/^/gm, '> ');

describe('the message of an order', () => {
  test.each([
    ['as it is', message],
    ['with line ends of a mail', message.replaceAll('\n', '\r\n')],
    ['quoted', quote(message)],
    ['quoted twice', quote(quote(message)).replaceAll('> > ', '>> ')],
    ['wrapped', wrap(message, 24)],
    ['quoted, then wrapped', wrap(quote(message), 24)],
    ['copied from WhatsApp', `[10:42 AM, 11/22/2026] Ram Thapa: ${message}`],
    ['exported from WhatsApp on Android', `11/22/26, 10:42\u202fAM - Ram Thapa: ${message}`],
    ['exported from WhatsApp on an iPhone', `\u200e[22/11/2026, 10:42:13] ~\u202fRam: ${message}`],
    ['with the date in Nepali digits', `२०२६/११/२२, १०:४२ - +977 984-1000000: ${message}`],
    ['with marks of the writing direction', message.replace(/^(?=.)/gm, '\u200e')],
    ['with other capitals and no-break spaces', message.replace('Full Name: ', 'FULL NAME :\u00a0')],
  ])('%s gives the order back', (_, text) => {
    expect(readOrderText(text, english)).toEqual({ order, unread: [] });
  });

  test('gives the order back from the text around it, which is handed on', () => {
    const text = `Namaste,\nplease send this:\n\n${message}\n\nThanks\n-- \nRam, phone 98`;
    const unread = ['Namaste,', 'please send this:', 'Thanks', '--', 'Ram, phone 98'];
    expect(readOrderText(text, english)).toEqual({ order, unread });
  });

  test('gives the first order back where another one follows', () => {
    const other = orderText({ ...order, city: 'Lekhnath', items: [...order.items, ...order.items] }, english);
    const read = readOrderText(`${message}\n${other}`, english);
    expect(read.order).toEqual(order);
    expect(read.unread).toEqual(other.split('\n').filter(Boolean));
  });

  test('gives an export back from the messages around it', () => {
    const [hello, thanks] = ['22/11/2026, 10:41 - Ram: Namaste', '22/11/2026, 10:43 - Basna: Thanks × 2'];
    const text = `${hello}\n22/11/2026, 10:42 - Ram: ${message}\n${thanks}`;
    expect(readOrderText(text, english)).toEqual({ order, unread: [hello, thanks] });
  });

  test('that lists only some items says so', () => {
    const { items } = order;
    const text = orderText(order, english, 1);
    expect(readOrderText(text, english)).toEqual({
      order: { ...order, items: items.slice(0, 1) },
      unread: ['… and 1 more'],
    });
  });

  test('property: any order comes back', () => {
    const orders = ordersOf(fc.string({ unit: 'grapheme', maxLength: 80 }));
    fc.assert(
      fc.property(orders, languages, (sent, labels) => {
        const expected = { order: onOneLine(sent), unread: [] };
        expect(readOrderText(orderText(sent, labels), labels)).toEqual(expected);
        expect(readOrderText(quote(orderText(sent, labels)), labels)).toEqual(expected);
      }),
    );
  });

  test('property: any order comes back wrapped, quoted and with text around it', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcZé0क्षीर्'), minLength: 1, maxLength: 30 });
    const words = fc.array(word, { minLength: 1, maxLength: 12 }).map((list) => list.join(' '));
    const width = fc.integer({ min: 30, max: 78 });
    fc.assert(
      fc.property(ordersOf(words), languages, width, words, words, (sent, labels, columns, before, after) => {
        const text = `${before}\n\n${orderText(sent, labels)}\n\n${after}`;
        for (const seen of [wrap(text, columns), quote(wrap(text, columns)), wrap(quote(text), columns)]) {
          const read = readOrderText(seen, labels);
          expect(read.order).toEqual(sent);
          expect(read.unread.join(' ')).toBe(`${before} ${after}`);
        }
      }),
    );
  });
});

describe('a text that is no order', () => {
  test.each(['', 'Hello', 'Full Name', '1. Meat Spice × 2', 'Items: as last time', '\n> \n'])(
    '%j gives none',
    (text) => {
      expect(readOrderText(text, english).order).toEqual(nothing);
    },
  );

  test.each(['1. Meat Spice × 0', '1. Meat Spice', '1. Meat Spice × 99999999999999999999', 'Meat Spice × 2'])(
    '%j is no item',
    (line) => {
      expect(readOrderText(`Items:\n${line}`, english)).toEqual({ order: nothing, unread: [line] });
    },
  );

  test.each(['City: Kathmandu', '22/11/2026, 10:43 - Ram: thanks', 'Items: as last time'])(
    '%j does not go on with the field before it',
    (line) => {
      const city = { ...nothing, city: 'Pokhara' };
      expect(readOrderText(`City: Pokhara\n${line}`, english)).toEqual({ order: city, unread: [line] });
    },
  );

  test('lines between items stay apart from them', () => {
    const text = 'Items:\n1. Cloves × 3\nThanks\n98 × 4\n3. Cumin\n4. Salt × 1\n2. Anise × 1';
    expect(readOrderText(text, english)).toEqual({
      order: {
        ...nothing,
        items: [
          { name: 'Cloves', quantity: 3 },
          { name: 'Salt', quantity: 1 },
        ],
      },
      unread: ['Thanks', '98 × 4', '3. Cumin', '2. Anise × 1'],
    });
  });

  test('property: it never throws, and every field and item stands in it', () => {
    const part = fc.oneof(
      fc.constantFrom(
        ...Object.values(english),
        ':',
        ': ',
        '\n',
        '\n\n',
        '> ',
        ' × ',
        '× 2',
        '1. ',
        '2.',
        '\r',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    const texts = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const { order: read, unread } = readOrderText(text, english);
        for (const field of orderFields) {
          if (read[field] === '') continue;
          expect(text.toLowerCase()).toContain(english[field].toLowerCase());
          for (const word of read[field].split(' ')) expect(text).toContain(word);
        }
        expect(read.items.length).toBeLessThan(text.split('×').length);
        for (const { name, quantity } of read.items)
          for (const word of [...name.split(' '), quantity]) expect(text).toContain(String(word));
        for (const line of unread) for (const word of line.split(' ')) expect(text).toContain(word);
      }),
      { numRuns: 10_000 },
    );
  });
});
