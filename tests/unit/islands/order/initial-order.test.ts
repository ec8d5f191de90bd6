import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessTypes, emptyDraft, type OrderDraft } from '~/domain/order/order';
import { readDraft } from '~/islands/order/draft';
import { initialOrder, type Typed } from '~/islands/order/initial-order';

const order: OrderDraft = {
  fullName: 'Sita Rai',
  email: 'sita@example.com',
  phone: '९८००',
  businessName: 'Hotel & Sons',
  businessType: 'Hotel',
  province: 'Madhesh Province',
  district: 'Parsa',
  city: 'Birgunj',
  items: [
    { name: 'Cloves', quantity: '2' },
    { name: '', quantity: '' },
  ],
};
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const untouched: Typed = { fields: {} };
const asked = (...names: string[]) => names.map((name) => ({ name, quantity: '1' }));

describe('readDraft', () => {
  it('gives back every order that was kept, an empty quantity included', () => {
    expect(readDraft(stored(order))).toEqual(order);
  });

  it.each([
    ['a text', 'nonsense'],
    ['nothing', null],
    ['a list', [1, 2]],
    ['items that are no list', { items: 'Cloves' }],
    ['items without any that is sound', { items: [null, 7, { quantity: 2 }] }],
    ['fields of other types', { fullName: 7, email: null, businessType: 'Bakery', province: {} }],
  ])('starts empty with %s', (_, draft) => {
    expect(readDraft(draft)).toEqual(emptyDraft());
  });

  it('keeps the sound fields beside broken ones', () => {
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

  it('never throws and never invents a business type', () => {
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
  it('is empty where there is nothing to start with', () => {
    expect(initialOrder({ draft: null, typed: untouched, asked: [] })).toEqual(emptyDraft());
  });

  it('asked rows replace the empty first row', () => {
    const { items } = initialOrder({ draft: null, typed: untouched, asked: asked('Cloves', 'MSG') });
    expect(items).toEqual(asked('Cloves', 'MSG'));
  });

  it('asked rows follow the rows of a draft, whose rows without a name go', () => {
    const { items } = initialOrder({ draft: stored(order), typed: untouched, asked: asked('MSG') });
    expect(items).toEqual([{ name: 'Cloves', quantity: '2' }, ...asked('MSG')]);
  });

  it('a reload of the same address doubles no row and keeps its quantity', () => {
    const { items } = initialOrder({ draft: stored(order), typed: untouched, asked: asked('Cloves') });
    expect(items).toEqual(order.items);
  });

  it('what was typed before the script ran beats the draft', () => {
    const typed: Typed = {
      fields: { fullName: 'Hari', businessType: 'Dealer' },
      item: { name: 'MSG', quantity: '9' },
    };
    expect(initialOrder({ draft: stored(order), typed, asked: [] })).toEqual({
      ...order,
      fullName: 'Hari',
      businessType: 'Dealer',
      items: [{ name: 'MSG', quantity: '9' }, order.items[1]],
    });
  });

  it('another province that was chosen before the script ran clears the draft’s district and city', () => {
    const typed: Typed = { fields: { province: 'Koshi Province' } };
    const draft = { ...order, district: 'Morang', city: 'Biratnagar' };
    expect(initialOrder({ draft, typed, asked: [] })).toMatchObject({
      province: 'Koshi Province',
      district: '',
      city: '',
    });
  });

  it('the same province keeps them', () => {
    const typed: Typed = { fields: { province: order.province } };
    expect(initialOrder({ draft: stored(order), typed, asked: [] })).toEqual(order);
  });
});
