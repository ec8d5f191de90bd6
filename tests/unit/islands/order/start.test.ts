import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessTypes, emptyDraft, type OrderDraft } from '~/domain/order/order';
import { readDraft } from '~/islands/order/draft';
import { startOrder, type Typed } from '~/islands/order/start';
import { provinces } from '../../../fixtures/provinces';

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
    expect(readDraft(stored(order), provinces)).toEqual(order);
  });

  it.each([
    ['a text', 'nonsense'],
    ['nothing', null],
    ['a list', [1, 2]],
    ['items that are no list', { items: 'Cloves' }],
    ['items without any that is sound', { items: [null, 7, { quantity: 2 }] }],
    ['fields of other types', { fullName: 7, email: null, businessType: 'Bakery', province: {} }],
  ])('starts empty with %s', (_, draft) => {
    expect(readDraft(draft, provinces)).toEqual(emptyDraft());
  });

  it('keeps the sound fields beside broken ones', () => {
    const broken = {
      ...order,
      email: 12,
      city: 'Pokhara',
      items: [{ name: 5 }, { name: 'Cloves', quantity: [2] }, { name: 'MSG', quantity: 9 }],
    };
    expect(readDraft(stored(broken), provinces)).toEqual({
      ...order,
      email: '',
      city: '',
      items: [
        { name: 'Cloves', quantity: '' },
        { name: 'MSG', quantity: '9' },
      ],
    });
  });

  it('never throws and never invents a place or a business type', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (whole, place, items) => {
        for (const draft of [whole, { province: place, district: place, businessType: place, items }]) {
          const read = readDraft(draft, provinces);
          expect(['', ...provinces.map(({ name }) => name)]).toContain(read.province);
          expect(['', ...businessTypes]).toContain(read.businessType);
          expect(read.items.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('startOrder', () => {
  it('is empty where there is nothing to start with', () => {
    expect(startOrder({ draft: null, typed: untouched, asked: [] }, provinces)).toEqual(emptyDraft());
  });

  it('asked rows replace the empty first row', () => {
    const { items } = startOrder({ draft: null, typed: untouched, asked: asked('Cloves', 'MSG') }, provinces);
    expect(items).toEqual(asked('Cloves', 'MSG'));
  });

  it('asked rows follow the rows of a draft, whose rows without a name go', () => {
    const { items } = startOrder({ draft: stored(order), typed: untouched, asked: asked('MSG') }, provinces);
    expect(items).toEqual([{ name: 'Cloves', quantity: '2' }, ...asked('MSG')]);
  });

  it('a reload of the same address doubles no row and keeps its quantity', () => {
    const { items } = startOrder(
      { draft: stored(order), typed: untouched, asked: asked('Cloves') },
      provinces,
    );
    expect(items).toEqual(order.items);
  });

  it('what was typed before the script ran beats the draft', () => {
    const typed: Typed = {
      fields: { fullName: 'Hari', businessType: 'Dealer' },
      item: { name: 'MSG', quantity: '9' },
    };
    expect(startOrder({ draft: stored(order), typed, asked: [] }, provinces)).toEqual({
      ...order,
      fullName: 'Hari',
      businessType: 'Dealer',
      items: [{ name: 'MSG', quantity: '9' }, order.items[1]],
    });
  });

  it('another province that was chosen before the script ran clears the draft’s district and city', () => {
    const typed: Typed = { fields: { province: 'Koshi Province' } };
    const draft = { ...order, district: 'Morang', city: 'Biratnagar' };
    expect(startOrder({ draft, typed, asked: [] }, provinces)).toMatchObject({
      province: 'Koshi Province',
      district: '',
      city: '',
    });
  });

  it('the same province keeps them', () => {
    const typed: Typed = { fields: { province: order.province } };
    expect(startOrder({ draft: stored(order), typed, asked: [] }, provinces)).toEqual(order);
  });
});
