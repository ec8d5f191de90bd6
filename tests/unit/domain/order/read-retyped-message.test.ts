import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanTyped } from '~/domain/clean-text';
import { latinDigits } from '~/domain/digits';
import { orderText } from '~/domain/order/message';
import { emptyDraft, type Order, orderFields, toOrder } from '~/domain/order/order';
import { readOrders } from '~/domain/order/read-message';
import { labelsOf, makeOrder } from '../../../support/orders';
import { codePoint } from '../../../support/texts';

const english = labelsOf('en');
const both = [english, labelsOf('ne')];
const nothing: Order = { ...toOrder(emptyDraft()), items: [] };
const message = orderText(makeOrder(), english);
const items = (...lines: string[]) => `City: Pokhara\n\nItems:\n${lines.join('\n')}`;
const readItems = (...lines: string[]) => readOrders(items(...lines), both)[0];

test('a line of an item is parsed with any usual mark, sign and digits', () => {
  const name = 'Cumin Powder 100 g';
  const marks = ['1. ', '१. ', '１. ', '1) ', '(1) ', '- ', '• ', '* ', ''];
  const ends = [' × 12', ' x 12', ' X12', ' х 12', ' Х 12', ' * 12', '*12', ' × १२', ' × １２', ' × 12.'];
  const plain = marks.flatMap((mark) => ends.map((end) => mark + name + end));
  const bold = [`* *${name}* x *12*`, `1. *${name}* x 12`, `*${name} x 12*`];
  for (const line of [...plain, ...bold])
    expect(readItems(line), line).toMatchObject({
      order: { items: [{ name, quantity: 12 }] },
      unrecognised: [],
    });
});

test.each([
  ['जीरा १०० ग्राम', 'जीरा 100 ग्राम'],
  ['Cumin １００ ｇ', 'Cumin 100 ｇ'],
  ['5 kg', '5 kg'],
])('a line of an item parses the name %j with Latin digits', (written, name) => {
  expect(readItems(`1. ${written} × 2`)?.order.items).toEqual([{ name, quantity: 2 }]);
});

test('a line of an item without a quantity or a name is shown as unrecognised', () => {
  const tooMany = '1. Meat Spice × 99999999999999999999';
  const heading = 'Items: as last time';
  for (const line of ['1. Meat Spice × 0', '1. Meat Spice', tooMany, 'Meat Spice 2', 'Spicebox2', heading])
    expect(readItems(line), line).toMatchObject({ order: { items: [] }, unrecognised: [line] });
});

test('a line of an item needs a number or a bullet after other text', () => {
  const read = readItems('1. Cloves × 3', 'Thanks', '98 × 4', '3. Cumin', '4. Salt × 1', '2. Anise × 1');
  expect(read?.order.items.map(({ name }) => name)).toEqual(['Cloves', 'Salt', 'Anise']);
  expect(read?.unrecognised).toEqual(['Thanks', '98 × 4', '3. Cumin']);
});

test('a line of an item with a number needs no heading', () => {
  const [read] = readOrders('Namaste\n1. Meat Spice × 2', both);
  expect(read).toMatchObject({ order: { items: [{ name: 'Meat Spice' }] }, unrecognised: ['Namaste'] });
});

describe('a text that is no order', () => {
  test('contains no order', () => {
    const field = ['Full Name', 'Full Name:'];
    const list = ['Meat Spice × 2', 'Items: as last time', 'Items:'];
    for (const text of ['', 'Hello', ...field, ...list, '\n> \n'])
      expect(readOrders(text, both), text).toEqual([]);
  });

  test('is not part of the field before it', () => {
    const city = { ...nothing, city: 'Pokhara' };
    const message = '22/11/2026, 10:43 - Ram: thanks';
    for (const line of ['City: Kathmandu', message, 'Items: as last time', 'Please send it fast']) {
      const read = readOrders(`City: Pokhara\n${line}`, both);
      expect(read, line).toEqual([{ order: city, unrecognised: [line] }]);
    }
  });

  test('does not become part of the field above it', () => {
    for (const line of ['Phone Number: 9841000000', 'Phone Number:', 'Email Address:']) {
      const text = `Full Name: Ram Thapa\n${line}\nPlease send it fast\n\nItems:\n1. Cloves × 3`;
      const [read] = readOrders(text, both);
      expect(read?.unrecognised, line).toEqual(['Please send it fast']);
      expect(read?.order.phone, line).toBe(line.slice(14));
    }
  });

  test('property: every parsed value occurs in the text', () => {
    const marks = [':', ': ', '\n', '\n\n', '> ', ' × ', '× 2', ' x २', '*', '- ', '1. ', '2.', '\r', ', '];
    const part = fc.oneof(
      fc.constantFrom(...Object.values(english), ...marks, 'Order 1 of 2'),
      fc.string({ unit: codePoint, maxLength: 12 }),
    );
    const texts = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        for (const { order: read, unrecognised } of readOrders(text, both)) {
          const plain = latinDigits(cleanTyped(text).replace(/[*_~]/g, ''));
          const expectInText = (value: string) => {
            for (const word of latinDigits(value).replace(/[*_~]/g, '').split(' '))
              expect(plain).toContain(word);
          };
          for (const field of orderFields) expectInText(read[field]);
          for (const { name } of read.items) expectInText(name);
          for (const line of unrecognised) expectInText(line);
        }
      }),
    );
  });

  test('property: each word of a text is in an order or in its unrecognised lines', () => {
    const word = fc.constantFrom('abc', 'Ram', '१२', '98', 'Full Name:', 'City:', 'फोन नम्बर:', '1. abc × 2');
    const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    const texts = fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(texts, (text) => {
        const orders = readOrders(text, both);
        if (orders.length === 0) return;
        const given = latinDigits(text);
        const seen = latinDigits(JSON.stringify(orders));
        for (const one of given.match(/abc|Ram|12|98/g) ?? []) {
          const count = (where: string) => where.split(one).length;
          expect(count(seen)).toBe(count(given));
        }
      }),
    );
  });
});

describe('a long text', () => {
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
    readOrders(text, both);
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

  test('of one line is parsed', () => {
    for (const part of ['*', '> ', '[', '1', '1.', 'Full Name: ', '1. a × 2, ', '× ', '-', ' '])
      expect(readOrders(part.repeat(100_000 / part.length), both), part).toBeInstanceOf(Array);
  });
});
