import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessTypes, emptyDraft, type OrderDraft } from '~/domain/order/order';
import { pastedOf, readDraft } from '~/islands/order/draft';
import { initialOrder } from '~/islands/order/initial-order';
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
])('pastedOf returns %s', (_, draft, text) => {
  expect(pastedOf(stored(draft))).toBe(text);
});

describe('initialOrder', () => {
  const [salt, tea, seven] = [{ name: 'MSG' }, row('Tea', '3'), row('Cloves', '7')];

  it.each([
    ['is empty without a draft and requested items', null, [], emptyDraft().items],
    ['replaces the empty first row with requested rows', null, [salt, tea], [row('MSG'), tea]],
    ["appends requested rows to the draft's named rows", order, [salt], [cloves, row('MSG')]],
    ['adds no row twice', order, [{ name: 'Cloves' }], [cloves]],
    ['sets the requested quantity of a row', order, [seven, { name: 'Cloves' }], [seven]],
    ['removes a row with a requested quantity of 0', order, [row('Cloves', '0'), row('MSG')], [row('MSG')]],
    ['keeps an empty row if all are removed', order, [row('Cloves', '0')], emptyDraft().items],
  ])('%s', (_, draft, requested, items) => {
    const start = draft ?? emptyDraft();
    const initial = initialOrder({ draft: stored(draft), typed: emptyDraft(), requested });
    expect(initial).toEqual({ ...start, items });
  });

  const withTyped = (typed: Partial<OrderDraft>) =>
    initialOrder({ draft: stored(order), typed: { ...emptyDraft(), ...typed }, requested: [] });

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
