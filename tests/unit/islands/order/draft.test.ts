import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessTypes, emptyDraft, type OrderDraft } from '~/domain/order/order';

import { readDraft, startOrder } from '~/islands/order/draft';
import { makeDraft } from '../../../support/orders';

const cloves = { name: 'Cloves', quantity: '2' };
const order = makeDraft({ items: [cloves, { name: '', quantity: '' }] });
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const row = (name: string, quantity = '1') => ({ name, quantity });

it('readDraft restores every stored order', () => {
  expect(readDraft(stored(order))).toEqual(order);
});

it('readDraft starts empty with anything else', () => {
  const fields = { fullName: 7, email: null, businessType: 'Bakery', province: {} };
  const rows = { items: [null, 7, { quantity: 2 }] };
  for (const draft of ['nonsense', null, [1, 2], { items: 'Cloves' }, rows, fields])
    expect(readDraft(draft)).toEqual(emptyDraft());
});

it('readDraft keeps valid fields next to invalid ones', () => {
  const items = [{ name: 5 }, { name: 'Cloves', quantity: [2] }, { name: 'MSG', quantity: 9 }];
  const read = [row('Cloves', ''), row('MSG', '9')];
  const broken = { ...order, email: 12, city: 7, items };
  expect(readDraft(stored(broken))).toEqual({ ...order, email: '', city: '', items: read });
});

it('readDraft never throws and has a known business type', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (whole, businessType, items) => {
      for (const draft of [whole, { businessType, items }]) {
        const read = readDraft(draft);
        expect(['', ...businessTypes]).toContain(read.businessType);
        expect(read.items.length).toBeGreaterThan(0);
      }
    }),
  );
});

it.each([
  ['its text', { ...order, pasted: 'besar 500g 20 pkt' }, 'besar 500g 20 pkt'],
  ['no text of an older draft', order, ''],
  ['no text without a draft', null, ''],
  ['no text that is none', { ...order, pasted: 20 }, ''],
])('startOrder returns %s', (_, draft, text) => {
  expect(startOrder(stored(draft), emptyDraft(), '').pasted).toBe(text);
});

describe('startOrder', () => {
  const [msg, tea, seven] = [row('MSG'), row('Tea', '3'), row('Cloves', '7')];

  it.each([
    ['is empty without a draft and items of links', null, '', emptyDraft().items],
    ['replaces the empty first row', null, '?item=MSG&item=Tea&qty=3', [msg, tea]],
    ["appends rows to the draft's named rows", order, '?item=MSG', [cloves, msg]],
    [
      'takes the items of earlier links',
      { ...order, asked: '&item=MSG' },
      '?item=Tea&qty=3',
      [cloves, msg, tea],
    ],
    ['adds no row twice', order, '?item=Cloves', [cloves]],
    ['sets the quantity of a row', order, '?item=Cloves&qty=7&item=Cloves', [seven]],
    ['removes a row with a quantity of 0', order, '?item=Cloves&qty=0&item=MSG', [msg]],
    ['keeps an empty row if all are removed', order, '?item=Cloves&qty=0', emptyDraft().items],
  ])('%s', (_, draft, search, items) => {
    expect(startOrder(stored(draft), emptyDraft(), search).order).toEqual({ ...readDraft(draft), items });
  });

  const withTyped = (typed: Partial<OrderDraft>) =>
    startOrder(stored(order), { ...emptyDraft(), ...typed }, '').order;

  it('typed fields replace the draft, and a typed item that of the same name', () => {
    const fields = { fullName: 'Hari', businessType: 'Dealer' };
    const item = row('MSG', '9');
    expect(withTyped({ ...fields, items: [item] })).toEqual({ ...order, ...fields, items: [item, cloves] });
    expect(withTyped({ items: [seven] }).items).toEqual([seven]);
  });

  it('another typed province clears the draft’s district and city', () => {
    const choose = (province: string) => withTyped({ province });
    expect(choose('Elsewhere')).toEqual({ ...order, province: 'Elsewhere', district: '', city: '' });
    expect(choose(order.province)).toEqual(order);
  });
});
