import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessTypes, emptyDraft } from '~/domain/order/order';
import { readDraft } from '~/islands/order/draft';
import { initialOrder, type Typed } from '~/islands/order/initial-order';
import { makeDraft } from '../../../support/orders';

const cloves = { name: 'Cloves', quantity: '2' };
const order = makeDraft({ items: [cloves, { name: '', quantity: '' }] });
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const untouched: Typed = { fields: {} };
const row = (name: string, quantity = '1') => ({ name, quantity });

describe('readDraft', () => {
  it('restores every stored order', () => {
    expect(readDraft(stored(order))).toEqual(order);
  });

  it.each([
    'nonsense',
    null,
    [1, 2],
    { items: 'Cloves' },
    { items: [null, 7, { quantity: 2 }] },
    { fullName: 7, email: null, businessType: 'Bakery', province: {} },
  ])('starts empty with %j', (draft) => {
    expect(readDraft(draft)).toEqual(emptyDraft());
  });

  it('keeps valid fields next to invalid ones', () => {
    const broken = {
      ...order,
      email: 12,
      city: 7,
      items: [{ name: 5 }, { name: 'Cloves', quantity: [2] }, { name: 'MSG', quantity: 9 }],
    };
    expect(readDraft(stored(broken))).toEqual({
      ...order,
      email: '',
      city: '',
      items: [
        { name: 'Cloves', quantity: '' },
        { name: 'MSG', quantity: '9' },
      ],
    });
  });

  it('never throws and has a known business type', () => {
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
});

describe('initialOrder', () => {
  it.each([
    ['is empty without a draft and requested items', null, [], emptyDraft().items],
    [
      'replaces the empty first row with requested rows',
      null,
      [{ name: 'MSG' }, row('Tea', '3')],
      [row('MSG'), row('Tea', '3')],
    ],
    ["appends requested rows to the draft's named rows", order, [{ name: 'MSG' }], [cloves, row('MSG')]],
    ['adds no row twice', order, [{ name: 'Cloves' }], [cloves]],
    [
      'sets the requested quantity of a row',
      order,
      [row('Cloves', '7'), { name: 'Cloves' }],
      [row('Cloves', '7')],
    ],
    ['removes a row with a requested quantity of 0', order, [row('Cloves', '0'), row('MSG')], [row('MSG')]],
    ['keeps an empty row if all are removed', order, [row('Cloves', '0')], emptyDraft().items],
  ])('%s', (_, draft, requested, items) => {
    const start = draft ?? emptyDraft();
    const initial = initialOrder({ draft: stored(draft), typed: untouched, requested });
    expect(initial).toEqual({ ...start, items });
  });

  it('typed fields replace the draft', () => {
    const fields = { fullName: 'Hari', businessType: 'Dealer' };
    const item = { name: 'MSG', quantity: '9' };
    expect(initialOrder({ draft: stored(order), typed: { fields, item }, requested: [] })).toEqual({
      ...order,
      ...fields,
      items: [item, cloves],
    });
  });

  it('a typed item replaces the one of the same name in the draft', () => {
    const item = { ...cloves, quantity: '9' };
    const { items } = initialOrder({ draft: stored(order), typed: { fields: {}, item }, requested: [] });
    expect(items).toEqual([item]);
  });

  it('another typed province clears the draft’s district and city', () => {
    const choose = (province: string) =>
      initialOrder({ draft: stored(order), typed: { fields: { province } }, requested: [] });
    expect(choose('Elsewhere')).toEqual({ ...order, province: 'Elsewhere', district: '', city: '' });
    expect(choose(order.province)).toEqual(order);
  });
});
