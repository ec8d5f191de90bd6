import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { fitOrderText, orderLink, orderText } from '~/domain/order/message';
import { emptyDraft, type Order, orderFields, toOrder } from '~/domain/order/order';
import { formatPrice, formatSum } from '~/domain/price';
import { mail } from '../../../support/channels';
import { labelsOf, makeOrder } from '../../../support/orders';

const labels = {
  ...forms.order.fields,
  ...forms.order.summary,
  more: '… and {count} more: please copy the full order',
};
const order = makeOrder();
const listed = makeOrder({
  items: [
    { name: 'Meat Spice (№ 108) 1 kg', quantity: 12, number: '108', price: 900 },
    { name: 'Salt', quantity: 3 },
  ],
  pricesOf: 'Kartik 12, 2083',
});
const subject = 'Order from Salt & Pepper';

const withRows = (count: number, name = 'Spiced Chickpea Curry Spice'): Order =>
  makeOrder({
    items: Array.from({ length: count }, (_, row) => ({ name: `${name} ${row}`, quantity: row + 1 })),
  });
const bodyOf = (link: string) => decodeURIComponent(/(?:&body|\?text)=([^&]*)$/.exec(link)?.[1] ?? '');
const rowsOf = (text: string) => text.match(/^\d+\. .*$/gm) ?? [];
const fitWithin = (of: Order, limit: number) =>
  fitOrderText(of, labels, ({ length }) => length <= limit).text;

test('the text of an order lists every field and every item', () => {
  const items = [...order.items, { name: 'मासु मसला', quantity: 10 }];
  const [first] = order.items;
  expect(orderText({ ...order, items }, labels)).toBe(
    [
      ...orderFields.map((field) => `${labels[field]}: ${order[field]}`),
      '',
      'Items:',
      `1. ${first?.name} × ${first?.quantity}`,
      '2. मासु मसला × 10',
    ].join('\n'),
  );
});

test('the text of an order leaves out empty fields and keeps each value on its line', () => {
  const businessName = 'Salt\nCity: Nowhere';
  expect(orderText({ ...toOrder(emptyDraft()), businessName }, labels)).toBe(
    `${labels.businessName}: Salt City: Nowhere\n\nItems:\n1.  × 1`,
  );
});

test('the text of an order has prices, amounts and the sum at the date of the list', () => {
  expect(orderText(listed, labels).split('\n').slice(-4)).toEqual([
    'Items:',
    `1. Meat Spice (№ 108) 1 kg × 12 @ ${formatPrice(900)} = ${formatSum(10_800)} [№ 108]`,
    '2. Salt × 3',
    `Total: ${formatSum(10_800)} for 1 of 2 items, at the list prices of Kartik 12, 2083, to be confirmed`,
  ]);
  const priced = orderText({ ...listed, items: listed.items.slice(0, 1) }, labels);
  expect(priced).toMatch(/\nTotal: .* at the list prices of Kartik 12, 2083, to be confirmed$/);
});

test('the text of an order has the packs and the price of a carton', () => {
  const [item] = listed.items;
  const inCartons = { ...listed, items: [{ name: '', quantity: 1, ...item, carton: 24 }] };
  expect(orderText(inCartons, labels)).toContain(` [№ 108, carton of 24 = ${formatSum(21_600)}]\n`);
});

test('the text of an order has Nepali amounts and dates on Nepali pages', () => {
  const text = orderText({ ...listed, pricesOf: '२०८३ कात्तिक १२' }, labelsOf('ne'));
  expect(text).toContain('9841000000');
  expect(text.split('\n').slice(-3)).toEqual([
    `१. Meat Spice (№ १०८) 1 kg × १२ @ ${formatPrice(900, 'ne')} = ${formatSum(10_800, 'ne')} [नं. १०८]`,
    '२. Salt × ३',
    `जम्मा: ${formatSum(10_800, 'ne')} (२ मध्ये १ सामानको, २०८३ कात्तिक १२ को मूल्यसूचीअनुसार; पक्का हुन बाँकी)`,
  ]);
});

describe('an order that has to fit', () => {
  test('counts the rows that it omits and keeps the sum of all', () => {
    expect(orderText(listed, labels, 0)).toMatch(/\n… and 2 more: .*\nTotal: .* for 1 of 2 items,/);
    const lines = orderText(withRows(15), labels, 3).split('\n');
    expect(lines.at(-2)).toMatch(/^3\. /);
    expect(lines.at(-1)).toBe('… and 12 more: please copy the full order');
  });

  test('omits its prices before any row', () => {
    const whole = orderText(listed, labels).length;
    expect(fitOrderText(listed, labels, ({ length }) => length <= whole).isPriced).toBe(true);
    const { text, rows, isPriced } = fitOrderText(listed, labels, ({ length }) => length < whole);
    expect([rows, isPriced]).toEqual([2, false]);
    expect(text).toMatch(/\n1\. Meat Spice \(№ 108\) 1 kg × 12\n2\. Salt × 3$/);
  });

  test('keeps as many whole rows as fit, found in few attempts', () => {
    const long = withRows(300);
    for (const limit of [600, 640, 680, 720, 760, 800]) {
      let attempts = 0;
      const { text, rows } = fitOrderText(long, labels, ({ length }) => {
        attempts++;
        return length <= limit;
      });
      expect(rows).toBeGreaterThan(5);
      expect(text).toBe(orderText(long, labels, rows));
      expect(orderText(long, labels, rows + 1).length).toBeGreaterThan(limit);
      expect(attempts).toBeLessThan(12);
    }
  });

  test('keeps its fields whole if they fit without rows, and shortens them otherwise', () => {
    const fitting = makeOrder({ fullName: 'R'.repeat(200), items: [{ name: 'x'.repeat(500), quantity: 1 }] });
    expect(fitWithin(fitting, 500)).toBe(orderText(fitting, labels, 0));
    const text = fitWithin(makeOrder({ fullName: 'र'.repeat(5000) }), 500);
    expect(text).toContain(`${labels.fullName}: ${'र'.repeat(60)}…\n`);
    expect(text).toContain(`${labels.city}: ${order.city}\n`);
    expect(text).toMatch(/… and 1 more: please copy the full order$/);
    expect(fitWithin(order, 0)).toBe('');
  });
});

test('the mail of an order contains the whole text of an ordinary order', () => {
  const { text: link, rows } = orderLink(order, labels, mail, subject);
  expect(rows).toBe(order.items.length);
  expect(link).toMatch(/^mailto:sales@spice\.example\?subject=Order%20from%20Salt%20%26%20Pepper&body=/);
  expect(bodyOf(link)).toBe(orderText(order, labels).replaceAll('\n', '\r\n'));
});

test('the mail of any order is within the limit and accounts for every row', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' });
  const item = fc.record({ name: text, quantity: fc.integer({ min: 1 }) });
  const any = fc.record({
    ...Object.fromEntries(Object.keys(order).map((field) => [field, text])),
    items: fc.array(item, { minLength: 1, maxLength: 60, size: 'max' }),
  }) as fc.Arbitrary<Order>;
  fc.assert(
    fc.property(any, (order) => {
      const { text: link } = orderLink(order, labels, mail, subject);
      expect(link.length).toBeLessThanOrEqual(1900);
      const [, list = ''] = bodyOf(link).split('\r\nItems:\r\n');
      const left = Number(/… and (\d+) more: please copy the full order$/.exec(list)?.[1] ?? 0);
      expect(rowsOf(list.replaceAll('\r\n', '\n')).length + left).toBe(order.items.length);
    }),
  );
});
