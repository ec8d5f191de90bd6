import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addItem, changeItem, removeItem } from '~/domain/order/items';
import { businessTypes, emptyDraft, emptyItem, type ItemDraft, toDraft, toOrder } from '~/domain/order/order';

const cloves: ItemDraft = { name: 'Cloves', quantity: '2' };
const cumin: ItemDraft = { name: 'Cumin Seeds', quantity: '5' };

describe('a new order', () => {
  test('has one row of one piece and nothing else filled in', () => {
    const { items, ...fields } = emptyDraft();
    expect(items).toEqual([{ name: '', quantity: '1' }]);
    expect(Object.keys(fields)).toEqual([
      'fullName',
      'email',
      'phone',
      'businessName',
      'businessType',
      'province',
      'district',
      'city',
    ]);
    expect(new Set(Object.values(fields))).toEqual(new Set(['']));
  });

  test('shares nothing with another new order', () => {
    expect(emptyDraft().items).not.toBe(emptyDraft().items);
    expect(emptyItem()).not.toBe(emptyItem());
  });

  test('comes from one of seven kinds of business', () => {
    expect(businessTypes).toEqual([
      'Hotel',
      'Restaurant',
      'Party Palace',
      'Wholesaler',
      'Retailer',
      'Dealer',
      'Other',
    ]);
  });
});

describe('item rows', () => {
  test('are added empty at the end', () => {
    expect(addItem([cloves])).toEqual([cloves, { name: '', quantity: '1' }]);
  });

  test('are removed by their place, the last one excepted', () => {
    expect(removeItem([cloves, cumin], 0)).toEqual([cumin]);
    expect(removeItem([cloves, cumin], 1)).toEqual([cloves]);
    expect(removeItem([cloves], 0)).toEqual([cloves]);
    expect(removeItem([cloves, cumin], 2)).toEqual([cloves, cumin]);
    expect(removeItem([cloves, cumin], -1)).toEqual([cloves, cumin]);
  });

  test('change one field at a time', () => {
    expect(changeItem([cloves, cumin], 1, { quantity: '7' })).toEqual([
      cloves,
      { name: 'Cumin Seeds', quantity: '7' },
    ]);
    expect(changeItem([cloves, cumin], 0, { name: 'Clove' })).toEqual([
      { name: 'Clove', quantity: '2' },
      cumin,
    ]);
    expect(changeItem([cloves], 3, { quantity: '7' })).toEqual([cloves]);
  });

  test('are never fewer than one, and no step touches the rows of another or the list it was given', () => {
    const step = fc.record({ kind: fc.constantFrom('add', 'remove', 'change'), place: fc.nat({ max: 8 }) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let items: readonly ItemDraft[] = emptyDraft().items;
        for (const [count, { kind, place }] of steps.entries()) {
          const before = items;
          const copy = structuredClone(before);
          if (kind === 'add') items = addItem(items);
          if (kind === 'remove') items = removeItem(items, place);
          if (kind === 'change') items = changeItem(items, place, { name: `Spice ${count}` });
          expect(before).toEqual(copy);
          expect(items.length).toBeGreaterThanOrEqual(1);
          const others = before.filter((_, at) => kind === 'add' || at !== place);
          for (const other of others) expect(items).toContain(other);
        }
      }),
    );
  });
});

describe('a quantity', () => {
  test.each([
    ['3', 3],
    ['5.00', 5],
    ['012', 12],
    ['1e2', 100],
  ])('typed as %j is stored as the number %d', (quantity, number) => {
    const draft = { ...emptyDraft(), items: [{ name: 'Cloves', quantity }] };
    expect(toOrder(draft)).toEqual({ ...draft, items: [{ name: 'Cloves', quantity: number }] });
  });

  test('of a stored order opens for editing as it was', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (quantity) => {
        const order = { ...toOrder(emptyDraft()), items: [{ name: 'Cloves', quantity }] };
        expect(toOrder(toDraft(order))).toEqual(order);
      }),
    );
  });
});
