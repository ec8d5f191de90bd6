import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitOrderText, orderMailLink, orderText, orderWhatsappLink } from '~/domain/order/message';
import { emptyDraft, type Order, toOrder } from '~/domain/order/order';

const labels = {
  fullName: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  businessName: 'Business Name',
  businessType: 'Business Type',
  province: 'Province',
  district: 'District',
  city: 'City',
  items: 'Items',
  more: '… and {count} more: please copy the full order',
};

const order: Order = {
  fullName: 'राम थापा',
  email: 'ram@example.com',
  phone: '9841000000',
  businessName: 'Salt & Pepper',
  businessType: 'Restaurant',
  province: 'Gandaki Province',
  district: 'Kaski',
  city: 'Pokhara',
  items: [
    { name: 'Meat Spice', quantity: 2 },
    { name: 'मासु मसला', quantity: 10 },
  ],
};

const mail = { to: 'sales@spice.example', subject: 'Order from Salt & Pepper' };

function withRows(count: number, name = 'Spiced Chickpea Curry Spice'): Order {
  return {
    ...order,
    items: Array.from({ length: count }, (_, row) => ({ name: `${name} ${row}`, quantity: row + 1 })),
  };
}

function bodyOf(link: string): string {
  return decodeURIComponent(/&body=([^&]*)$/.exec(link)?.[1] ?? '');
}

describe('the text of an order', () => {
  test('lists every field and every item', () => {
    expect(orderText(order, labels)).toBe(
      [
        'Full Name: राम थापा',
        'Email Address: ram@example.com',
        'Phone Number: 9841000000',
        'Business Name: Salt & Pepper',
        'Business Type: Restaurant',
        'Province: Gandaki Province',
        'District: Kaski',
        'City: Pokhara',
        '',
        'Items:',
        '1. Meat Spice × 2',
        '2. मासु मसला × 10',
      ].join('\n'),
    );
  });

  test('leaves out what is not filled in', () => {
    expect(orderText({ ...toOrder(emptyDraft()), fullName: 'Ram' }, labels)).toBe(
      'Full Name: Ram\n\nItems:\n1.  × 1',
    );
  });

  test('keeps each value on its line', () => {
    const text = orderText({ ...order, businessName: 'Salt\nCity: Nowhere', items: [] }, labels);
    expect(text).toContain('Business Name: Salt City: Nowhere\n');
  });

  test('counts the rows it does not list', () => {
    const lines = orderText(withRows(15), labels, 3).split('\n');
    expect(lines.at(-2)).toMatch(/^3\. /);
    expect(lines.at(-1)).toBe('… and 12 more: please copy the full order');
  });
});

describe('an order that has to fit', () => {
  test('keeps all rows where they fit', () => {
    expect(fitOrderText(withRows(20), labels, () => true)).toBe(orderText(withRows(20), labels));
  });

  test.each([600, 640, 680, 720, 760, 800])(
    'keeps as many whole rows as fit in %d letters, not one fewer',
    (limit) => {
      const long = withRows(50);
      const text = fitOrderText(long, labels, ({ length }) => length <= limit);
      const rows = text.match(/^\d+\. /gm)?.length ?? 0;
      expect(rows).toBeGreaterThan(5);
      expect(text).toBe(orderText(long, labels, rows));
      expect(orderText(long, labels, rows + 1).length).toBeGreaterThan(limit);
    },
  );

  test('leaves its fields whole where they fit without any row', () => {
    const long = { ...order, fullName: 'R'.repeat(200), items: [{ name: 'x'.repeat(500), quantity: 1 }] };
    expect(fitOrderText(long, labels, ({ length }) => length <= 500)).toBe(orderText(long, labels, 0));
  });

  test('shortens its fields where they alone are too long', () => {
    const text = fitOrderText(
      { ...order, fullName: 'र'.repeat(5000) },
      labels,
      ({ length }) => length <= 500,
    );
    expect(text).toContain(`Full Name: ${'र'.repeat(60)}…\n`);
    expect(text).toContain('City: Pokhara\n');
    expect(text).toMatch(/… and 2 more: please copy the full order$/);
  });

  test('is empty where nothing fits', () => {
    expect(fitOrderText(order, labels, () => false)).toBe('');
  });
});

describe('the mail of an order', () => {
  test('holds the whole text of an ordinary order', () => {
    const link = orderMailLink(order, labels, mail);
    expect(link).toMatch(/^mailto:sales@spice\.example\?subject=Order%20from%20Salt%20%26%20Pepper&body=/);
    expect(link).not.toContain('+');
    expect(bodyOf(link)).toBe(orderText(order, labels).replaceAll('\n', '\r\n'));
  });

  test.each([
    ['in English', 'Spiced Chickpea Curry Spice & more'],
    ['in Devanagari', 'जीरा र धनियाँ'],
  ])('with 50 rows %s ends at a whole row and says how many are left', (_, name) => {
    const link = orderMailLink(withRows(50, name), labels, mail);
    expect(link.length).toBeLessThanOrEqual(1900);
    const lines = bodyOf(link).split('\r\n');
    const listed = lines.filter((line) => /^\d+\. /.test(line));
    expect(listed.length).toBeGreaterThan(0);
    for (const [row, line] of listed.entries()) expect(line).toBe(`${row + 1}. ${name} ${row} × ${row + 1}`);
    expect(lines.at(-1)).toBe(`… and ${50 - listed.length} more: please copy the full order`);
  });

  test('on WhatsApp has room for more rows', () => {
    const link = orderWhatsappLink(withRows(50), labels, { number: '+977 1 555 0100' });
    expect(link).toMatch(/^https:\/\/wa\.me\/97715550100\?text=Full%20Name/);
    expect(link.length).toBeLessThanOrEqual(4000);
    const onWhatsapp = decodeURIComponent(link).match(/^\d+\. /gm)?.length ?? 0;
    const inMail = bodyOf(orderMailLink(withRows(50), labels, mail)).match(/^\d+\. /gm)?.length ?? 0;
    expect(onWhatsapp).toBeGreaterThan(inMail);
  });

  test('of any order stays within the limit, can be decoded and accounts for every row', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' });
    const item = fc.record({ name: text, quantity: fc.integer({ min: 1 }) });
    const any = fc.record({
      fullName: text,
      email: text,
      phone: text,
      businessName: text,
      businessType: text,
      province: text,
      district: text,
      city: text,
      items: fc.array(item, { minLength: 1, maxLength: 60, size: 'max' }),
    });
    fc.assert(
      fc.property(any, (order) => {
        const link = orderMailLink(order, labels, mail);
        expect(link.length).toBeLessThanOrEqual(1900);
        const body = bodyOf(link);
        const left = Number(/… and (\d+) more: please copy the full order$/.exec(body)?.[1] ?? 0);
        const [, list = ''] = body.split('\r\nItems:\r\n');
        expect(list.split('\r\n').filter((line) => /^\d+\. /.test(line)).length + left).toBe(
          order.items.length,
        );
      }),
      { numRuns: 30 },
    );
  });
});
