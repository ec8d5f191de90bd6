import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanText, cleanTyped } from '~/domain/clean-text';
import { latinDigits } from '~/domain/digits';
import { divideOrders } from '~/domain/order/divide-orders';
import { flatten } from '~/domain/order/labels';
import { orderText } from '~/domain/order/message';
import { emptyDraft, type Order, type OrderItem, orderFields, toOrder } from '~/domain/order/order';
import { labelsOf, makeOrder } from '../../../support/orders';
import { codePoint } from '../../../support/texts';

const both = [labelsOf('en'), labelsOf('ne')];
const message = orderText(makeOrder(), labelsOf('en'));

/** Reads orders with the lines that are no part of them. */
const read = (text: string) =>
  divideOrders(text, both).map(({ parts, others }) => {
    const order: Order = { ...toOrder(emptyDraft()), items: [] };
    for (const part of parts) {
      if (part.kind === 'field') order[part.field] = part.value;
      if (part.kind === 'item') order.items.push(part.item);
      if (part.kind === 'total') order.pricesOf = part.pricesOf;
    }
    const left = [...parts.filter(({ kind }) => /^(?:text|label)$/.test(kind)), ...others];
    return { order, left: left.map(({ source }) => source) };
  });

describe('an order', () => {
  const quantity = fc.integer({ min: 1, max: 999_999_999 });
  const price = fc.integer({ min: 1, max: 99_999_999 }).map((paisa) => paisa / 100);
  const facts = { quantity, number: fc.stringMatching(/^[1-9]\d{0,2}$/), price };

  /** Orders whose items have prices of the list, or none. */
  const ordersOf = (typed: fc.Arbitrary<string>): fc.Arbitrary<Order> => {
    const text = typed.map(cleanText);
    // Other digits become these.
    const name = text
      .map((typed) => latinDigits(typed.replace(/[０-９]/g, (digit) => digit.normalize('NFKC'))))
      .filter((typed) => flatten(typed) !== '');
    const carton = fc.integer({ min: 2, max: 999 });
    const item = fc.oneof(
      fc.record({ name, quantity }),
      fc.record({ name, ...facts }),
      fc.record({ name, ...facts, carton }),
    );
    return fc
      .tuple(fc.array(text, { minLength: 8, maxLength: 8 }), fc.array<OrderItem>(item, { maxLength: 15 }))
      .map(([texts, items]) => {
        const fields = Object.fromEntries(orderFields.map((field, at) => [field, texts[at] ?? '']));
        const isPriced = items.some(({ price }) => price !== undefined);
        return {
          ...toOrder(emptyDraft()),
          ...fields,
          items,
          ...(isPriced && { pricesOf: 'Kartik 12, 2083' }),
        };
      });
  };
  const quote = (text: string) => text.replace(/^/gm, '> ');
  const languages = fc.constantFrom(...both);

  test('property: any is read back, also quoted', () => {
    // One line without emphasis, as the message has it.
    const write = (text: string) => flatten(text).replace(/^([*_~]{1,3})(?=\S)(.*\S)\1$/u, '$2');
    // Tildes strike words through.
    const text = fc.string({ unit: 'grapheme', maxLength: 80 }).map((any) => any.replaceAll('~', '-'));
    fc.assert(
      fc.property(ordersOf(text), languages, (sent, labels) => {
        const isEmpty = sent.items.length === 0 && orderFields.every((field) => flatten(sent[field]) === '');
        const fields = Object.fromEntries(orderFields.map((field) => [field, write(sent[field])]));
        const items = sent.items.map((item) => ({ ...item, name: write(item.name) }));
        const expected = isEmpty ? [] : [{ order: { ...sent, ...fields, items }, left: [] }];
        expect(read(orderText(sent, labels))).toEqual(expected);
        expect(read(quote(orderText(sent, labels)))).toEqual(expected);
      }),
    );
  });

  /** Breaks lines between words, as mail programs do. */
  const wrap = (text: string, width: number) =>
    text.replace(/^.+$/gm, (line) =>
      line.split(' ').reduce((wrapped, word) => {
        const last = wrapped.slice(wrapped.lastIndexOf('\n') + 1);
        return wrapped + (last.length + word.length >= width ? '\n' : ' ') + word;
      }),
    );

  test('property: any is read back from between other words, wrapped and quoted', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcZé0क्षीर्'), minLength: 1, maxLength: 30 });
    const words = fc.array(word, { minLength: 1, maxLength: 12 }).map((list) => list.join(' '));
    const width = fc.integer({ min: 66, max: 78 });
    fc.assert(
      fc.property(ordersOf(words), languages, width, words, words, (sent, labels, columns, before, after) => {
        const text = `${before}\n\n${orderText(sent, labels)}\n\n${after}`;
        for (const seen of [wrap(text, columns), quote(wrap(text, columns)), wrap(quote(text), columns)]) {
          const orders = read(seen);
          expect(orders).toMatchObject([{ order: sent }]);
          expect(orders[0]?.left.join(' ')).toBe(`${before} ${after}`);
        }
      }),
    );
  });
});

describe('any text', () => {
  const plain = (text: string) => latinDigits(text).replace(/[*_~]/g, '');

  test('property: every value that is read occurs in it', () => {
    const marks = [':', ': ', '\n', '\n\n', '> ', ' × ', '× 2', ' x २', '*', '- ', '1. ', '2.', '\r', ', '];
    const part = fc.oneof(
      fc.constantFrom(...Object.values(labelsOf('en')).map(String), ...marks, 'Order 1 of 2'),
      fc.string({ unit: codePoint, maxLength: 12 }),
    );
    const texts = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        for (const { order, left } of read(text))
          for (const value of [
            ...orderFields.map((field) => order[field]),
            ...order.items.map(({ name }) => name),
            ...left,
          ])
            for (const word of plain(value).split(' ')) expect(plain(cleanTyped(text))).toContain(word);
      }),
    );
  });

  test('property: each of its words is read once, or left', () => {
    const word = fc.constantFrom('abc', 'Ram', '१२', '98', 'Full Name:', 'City:', 'फोन नम्बर:', '1. abc × 2');
    const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    const texts = fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n'));
    const count = (text: string, one: string) => latinDigits(text).split(one).length;
    fc.assert(
      fc.property(texts, (text) => {
        const orders = read(text);
        fc.pre(orders.length > 0);
        for (const one of ['abc', 'Ram', '12', '98'])
          expect(count(JSON.stringify(orders), one)).toBe(count(text, one));
      }),
    );
  });
});

describe('a long text', () => {
  test('of one line is read', () => {
    for (const part of ['*', '> ', '[', '1', '1.', 'Full Name: ', '1. a × 2, ', '× ', '-', ' '])
      expect(read(part.repeat(100_000 / part.length)), part).toBeInstanceOf(Array);
  });

  afterEach(() => void vi.restoreAllMocks());

  /** Counts the characters that all regular expressions receive. */
  function countWork(text: string): number {
    let work = 0;
    const exec = RegExp.prototype.exec;
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, subject: string) {
      const from = this.global || this.sticky ? this.lastIndex : 0;
      const match = exec.call(this, subject);
      const isHere = this.sticky || this.source.startsWith('^');
      work += match ? match.index + match[0].length - from : isHere ? 1 : subject.length - from;
      return match;
    });
    divideOrders(text, both);
    vi.restoreAllMocks();
    return work;
  }

  const sentence = 'Please send it fast, and send it to the right place, if you can\n';

  test.each([
    ['sentences after a field', 'Phone Number: 98\n', sentence],
    ['fields', '', 'Full Name: Ram\n'],
    ['empty fields', '', 'Full Name:\nRam\n'],
    ['items', 'Items:\n', '1. Cloves × 2\n'],
    ['items without a quantity', 'Items:\n', `1. ${sentence}`],
    ['orders', '', `${message}\n`],
    ['signatures', `${message}\n`, 'Phone Number: 98\n\n'],
  ])('of %s takes linear time', (_, start, line) => {
    const work = (lines: number) => countWork(start + line.repeat(lines));
    expect(work(120) / work(60)).toBeLessThan(2.2);
  });
});
