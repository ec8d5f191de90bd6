import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from '~/domain/clean-text';
import { latinDigits } from '~/domain/digits';
import { flatten } from '~/domain/order/labels';
import { orderText } from '~/domain/order/message';
import { type Order, type OrderItem, orderFields } from '~/domain/order/order';
import { readOrders } from '~/domain/order/read-message';
import { labelsOf, makeOrder } from '../../../support/orders';

const english = labelsOf('en');
const nepali = labelsOf('ne');
const both = [english, nepali];
const languages = fc.constantFrom(...both);

const order = makeOrder({
  items: [
    { name: 'Meat Spice', quantity: 2 },
    { name: 'Chilli Powder × 500 g', quantity: 10, number: '106', price: 340 },
    { name: 'Cloves 50 g', quantity: 400, number: '217', price: 62.5, carton: 48 },
  ],
  pricesOf: 'Kartik 12, 2083',
});
const message = orderText(order, english);

const quantity = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const price = fc.integer({ min: 1, max: 99_999_999 }).map((paisa) => paisa / 100);
const number = fc.stringMatching(/^[1-9]\d{0,2}$/);
const carton = fc.integer({ min: 2, max: 999 });

/** Orders whose items have prices of the list, or none. */
const ordersOf = (typed: fc.Arbitrary<string>): fc.Arbitrary<Order> => {
  const text = typed.map(cleanText);
  // Other digits become these.
  const plain = text.map((typed) =>
    latinDigits(typed.replace(/[０-９]/g, (digit) => digit.normalize('NFKC'))),
  );
  const name = plain.filter((typed) => flatten(typed) !== '');
  const item = fc.oneof(
    fc.record({ name: plain, quantity }),
    fc.record({ name, quantity, number, price }),
    fc.record({ name, quantity, number, price, carton }),
  );
  const order = fc.record({
    ...(Object.fromEntries(orderFields.map((field) => [field, text])) as Record<
      (typeof orderFields)[number],
      typeof text
    >),
    items: fc.array<OrderItem>(item, { maxLength: 15 }),
  });
  return order.map((sent) =>
    sent.items.some((one) => one.price !== undefined) ? { ...sent, pricesOf: 'Kartik 12, 2083' } : sent,
  );
};

/** Flattens each value to one line without emphasis, as the message has it. */
function onOneLine(order: Order): Order {
  const write = (text: string) => flatten(text).replace(/^([*_~]{1,3})(?=\S)(.*\S)\1$/u, '$2');
  const facts = Object.fromEntries(orderFields.map((field) => [field, write(order[field])]));
  return { ...order, ...facts, items: order.items.map((item) => ({ ...item, name: write(item.name) })) };
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

const long = makeOrder({
  businessName: 'The Everest View Hotel and Restaurant, Kitchen of the Second Floor',
  items: [
    { name: 'Chilli Powder × 500 g, the very red one that Sita took home the last time', quantity: 10 },
  ],
});
const longMessage = orderText(long, english);

describe('the message of an order', () => {
  test.each([
    ['as it is', message],
    ['with line ends of a mail', message.replaceAll('\n', '\r\n')],
    ['with a blank line after each', message.replaceAll('\n', '\n\n')],
    ['quoted', quote(message)],
    ['quoted twice', quote(quote(message)).replaceAll('> > ', '>> ')],
    ['copied from WhatsApp', `[10:42 AM, 11/22/2026] Ram Thapa: ${message}`],
    ['exported from WhatsApp on Android', `11/22/26, 10:42\u202fAM - Ram Thapa: ${message}`],
    ['exported from WhatsApp on an iPhone', `\u200e[22/11/2026, 10:42:13] ~\u202fRam: ${message}`],
    ['with the date in Nepali digits', `२०२६/११/२२, १०:४२ - +977 984-1000000: ${message}`],
    ['with a WhatsApp prefix on each line', message.replace(/^(?=.)/gm, '[22/11/2026, 14:03] Ram: ')],
    ['with marks of the writing direction', message.replace(/^(?=.)/gm, '\u200e')],
    ['with other capitals and no-break spaces', message.replace('Full Name: ', 'FULL NAME :\u00a0')],
    ['with bold labels', message.replace(/^([A-Z][a-z ]+):/gim, '*$1:*')],
    ['with bold labels before the colon', message.replace(/^([A-Z][a-z ]+):/gim, '*$1*:')],
    ['with bold values', message.replace(/: (.+)$/gm, ': *$1*')],
    ['with bold lines', message.replace(/^(.+)$/gm, '*$1*')],
    ['with bold item names', message.replace(/^(\d\.) (.+) ×/gm, '$1 *$2* ×')],
    ['with bullets', message.replace(/^(?=[A-Z].+: .)/gm, '- ').replace(/^\d\./gm, '•')],
    ['with star bullets', message.replace(/^(?:\d\.|(?=[A-Z].+: .))/gm, '* ').replaceAll('*  ', '* ')],
    ['with numbers in brackets', message.replace(/^(\d)\./gm, '$1)')],
    ['with numbers before the labels', message.replace(/^(?=[A-Z].+: .)/gm, '1) ')],
    ['with values below their labels', message.replace(/^([A-Z].+:) /gm, '$1\n')],
    ['in one line', message.replace(/\s+/g, ' ')],
    ['in one line with commas', message.replace(/:\n/g, ': ').replace(/\n+/g, ', ')],
    ['with its items in one line', message.replace(/\n(?=\d)/g, ' ')],
  ])('%s gives the order back', (_, text) => {
    expect(readOrders(text, both)).toEqual([{ order, unrecognised: [] }]);
  });

  test.each([
    ['wrapped', wrap(longMessage, 72)],
    ['quoted, then wrapped', wrap(quote(longMessage), 72)],
    ['wrapped, then quoted', quote(wrap(longMessage, 76))],
  ])('%s gives the order back', (_, text) => {
    expect(readOrders(text, both)).toEqual([{ order: long, unrecognised: [] }]);
  });

  test.each(['en', 'ne'])('in %s from before messages had prices gives the order back', (locale) => {
    const text = readFileSync(`tests/fixtures/orders/release-1.${locale}.txt`, 'utf8');
    const earlier = makeOrder({
      items: [
        { name: 'Meat Spice (№ 108) 100 g', quantity: 12 },
        { name: 'Black Til Rs.60', quantity: 3 },
        { name: 'Something of my own', quantity: 1500 },
      ],
    });
    expect(readOrders(text, both)).toEqual([{ order: earlier, unrecognised: [] }]);
  });

  test.each([
    ['Rs.28,860 at the list prices of Kartik 12, 2083; we confirm', 28_860],
    ['Rs.1,300 for 1 of 3 items, at the list prices of Kartik 12, 2083; we confirm', 1300],
    ['Rs.28,860 (Kartik 12, 2083 को मूल्यसूचीअनुसार; पक्का मोल हामी भन्छौं)', 28_860],
    ['Rs.1,300 (३ मध्ये १ सामानको, Kartik 12, 2083 को मूल्यसूचीअनुसार; पक्का मोल हामी भन्छौं)', 1300],
  ])('with the sum of an earlier release gives it back: %s', (sum, total) => {
    const text = message.replace(/Total: .*/, `Total: ${sum}`);
    expect(readOrders(text, both)).toEqual([{ order, total, unrecognised: [] }]);
  });

  test.each([
    ['an embedded phone number', 'phone-embedding', '+977 980‑0000000'],
    ['an isolated phone number', 'phone-isolate', '+9779800000000'],
    ['zero-width characters', 'zero-width'],
    ['direction marks and no-break spaces', 'marks'],
    ['other messages of an iPhone', 'ios'],
    ['a remark behind an edited item', 'edited-item'],
    ['a remark behind an edited total', 'edited-total'],
  ])('with %s from a chat gives the order back', (_, name, phone = '9800000000') => {
    const text = readFileSync(`tests/fixtures/pasted/order-${name}.txt`, 'utf8');
    const [read, ...others] = readOrders(text, both);
    const { items, pricesOf, ...fields } = read?.order ?? makeOrder();
    expect(fields).toEqual({
      fullName: 'Test Customer',
      email: 'order@hotel.example',
      phone,
      businessName: 'Hotel Test',
      businessType: 'Hotel',
      province: 'Gandaki Province',
      district: 'Kaski',
      city: 'Pokhara',
    });
    expect(items).toMatchObject([{ quantity: 12 }, { quantity: 3 }]);
    expect(items[0]?.name).toBe('Turmeric Powder 500 g');
    expect(pricesOf).toBe(name === 'edited-total' ? 'Bhadra 24, 2082' : undefined);
    expect(read?.unrecognised).toHaveLength(name === 'ios' ? 2 : 0);
    expect(others).toEqual([]);
  });

  test('is separated from the text around it and from other messages of an export', () => {
    const text = `Namaste,\nplease send this:\n\n${message}\n\nThanks\n-- \nRam, phone 98`;
    const unrecognised = ['Namaste,', 'please send this:', 'Thanks', '--', 'Ram, phone 98'];
    expect(readOrders(text, both)).toEqual([{ order, unrecognised }]);
    const [hello, thanks] = ['22/11/2026, 10:41 - Ram: Namaste', '22/11/2026, 10:43 - Basna: Thanks × 2'];
    const chat = `${hello}\n22/11/2026, 10:42 - Ram: ${message}\n${thanks}`;
    expect(readOrders(chat, both)).toEqual([{ order, unrecognised: [hello, thanks] }]);
  });

  test('with omitted items keeps the line that counts them', () => {
    const text = orderText(order, english, 1);
    expect(readOrders(text, both)).toEqual([
      { order: { ...order, items: order.items.slice(0, 1) }, total: 28400, unrecognised: ['… and 2 more'] },
    ]);
  });

  test.each([
    ['after', (text: string) => `${text}\n\nEmail Address: sita@example.com\nPhone Number: 01-555 0100`],
    ['before', (text: string) => `Phone Number: 01-555 0100\n\n${text}`],
    ['right before', (text: string) => `Phone Number: 01-555 0100\n${text}`],
  ])('in Nepali is parsed with an English signature %s it', (_, sign) => {
    const [read, ...others] = readOrders(sign(orderText(order, nepali)), both);
    expect(read?.order).toEqual(order);
    expect(others).toEqual([]);
    expect(read?.unrecognised).toContain('Phone Number: 01-555 0100');
  });

  test('in Nepali gives catalogue numbers in Latin digits', () => {
    const sent = makeOrder({ items: [{ name: 'Meat Spice (№ 108) 100 g', quantity: 12 }] });
    const text = orderText(sent, nepali);
    expect(text).toMatch(/^१\. Meat Spice \(№ १०८\) 100 g × १२$/m);
    expect(readOrders(text, both)).toEqual([{ order: sent, unrecognised: [] }]);
  });

  test('property: any order is parsed back', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 80 });
    // Tildes strike words through.
    const orders = ordersOf(text.map((any) => any.replaceAll('~', '-')));
    fc.assert(
      fc.property(orders, languages, (sent, labels) => {
        const isEmpty = sent.items.length === 0 && orderFields.every((field) => flatten(sent[field]) === '');
        const expected = isEmpty ? [] : [{ order: onOneLine(sent), unrecognised: [] }];
        expect(readOrders(orderText(sent, labels), both)).toEqual(expected);
        expect(readOrders(quote(orderText(sent, labels)), both)).toEqual(expected);
      }),
    );
  });

  test('property: any wrapped or quoted order is parsed back', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcZé0क्षीर्'), minLength: 1, maxLength: 30 });
    const words = fc.array(word, { minLength: 1, maxLength: 12 }).map((list) => list.join(' '));
    const width = fc.integer({ min: 66, max: 78 });
    fc.assert(
      fc.property(ordersOf(words), languages, width, words, words, (sent, labels, columns, before, after) => {
        const text = `${before}\n\n${orderText(sent, labels)}\n\n${after}`;
        for (const seen of [wrap(text, columns), quote(wrap(text, columns)), wrap(quote(text), columns)]) {
          const [read, ...others] = readOrders(seen, both);
          expect(others).toEqual([]);
          expect(read?.order).toEqual(sent);
          expect(read?.unrecognised.join(' ')).toBe(`${before} ${after}`);
        }
      }),
    );
  });
});

describe('several orders in a text', () => {
  const other = makeOrder({ fullName: 'Sita Rai', city: 'Ilam', items: [{ name: 'Cumin', quantity: 3 }] });
  const second = orderText(other, english);
  const two = [
    { order, unrecognised: [] },
    { order: other, unrecognised: [] },
  ];

  test.each([
    ['one below the other', `${message}\n\n${second}`],
    ['without a line between them', `${message}\n${second}`],
    ['with numbers', `Order 1 of 2\n${message}\n\n--- *Order 2 of 2* ---\n${second}`],
    ['of two languages', `${message}\n\n${orderText(other, nepali)}`],
    ['from an export', `[22/11/2026, 14:03] Ram: ${message}\n[22/11/2026, 14:05] Sita: ${second}`],
    ['in a line each', `${message.replace(/\s+/g, ' ')}\n${second.replace(/\s+/g, ' ')}`],
  ])('%s are parsed as separate orders', (_, text) => {
    expect(readOrders(text, both)).toEqual(two);
  });

  test('keep the lines around them', () => {
    const text = `Namaste\n\n${message}\n\nand one more\n\n${second}\n\nThanks`;
    expect(readOrders(text, both)).toEqual([
      { order, unrecognised: ['Namaste', 'and one more'] },
      { order: other, unrecognised: ['Thanks'] },
    ]);
  });

  test('are divided by their lists', () => {
    const text = 'Items:\n1. Cloves × 3\n2. Salt × 1\n\nRam\n1. Anise × 2';
    const lists = readOrders(text, both).map((read) => read.order.items.map(({ name }) => name));
    expect(lists).toEqual([['Cloves', 'Salt'], ['Anise']]);
  });

  test('do not begin at fields after a list', () => {
    const text = `${message.slice(message.indexOf('Items:'))}\n\n${message.slice(0, message.indexOf('Items:'))}`;
    expect(readOrders(text, both)).toEqual([{ order, unrecognised: [] }]);
  });
});
