import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addItem, changeItem, readQuantity, removeItem, writeQuantity } from '~/domain/order/items';
import { businessTypes, emptyItem, emptyOrder, type OrderItem } from '~/domain/order/order';

const cloves: OrderItem = { name: 'Cloves', quantity: 2 };
const cumin: OrderItem = { name: 'Cumin Seeds', quantity: 5 };

describe('a new order', () => {
  test('has one row of one piece and nothing else filled in', () => {
    const { items, ...fields } = emptyOrder();
    expect(items).toEqual([{ name: '', quantity: 1 }]);
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
    expect(emptyOrder().items).not.toBe(emptyOrder().items);
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
    expect(addItem([cloves])).toEqual([cloves, { name: '', quantity: 1 }]);
  });

  test('are removed by their place, the last one excepted', () => {
    expect(removeItem([cloves, cumin], 0)).toEqual([cumin]);
    expect(removeItem([cloves, cumin], 1)).toEqual([cloves]);
    expect(removeItem([cloves], 0)).toEqual([cloves]);
    expect(removeItem([cloves, cumin], 2)).toEqual([cloves, cumin]);
    expect(removeItem([cloves, cumin], -1)).toEqual([cloves, cumin]);
  });

  test('change one field at a time', () => {
    expect(changeItem([cloves, cumin], 1, { quantity: 7 })).toEqual([
      cloves,
      { name: 'Cumin Seeds', quantity: 7 },
    ]);
    expect(changeItem([cloves, cumin], 0, { name: 'Clove' })).toEqual([
      { name: 'Clove', quantity: 2 },
      cumin,
    ]);
    expect(changeItem([cloves], 3, { quantity: 7 })).toEqual([cloves]);
  });

  test('are never fewer than one, and no step touches the rows of another or the list it was given', () => {
    const step = fc.record({ kind: fc.constantFrom('add', 'remove', 'change'), place: fc.nat({ max: 8 }) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let items: readonly OrderItem[] = emptyOrder().items;
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

describe('a quantity entry', () => {
  test.each([
    ['3', 3],
    ['0', 0],
    ['1.5', 1.5],
    ['', Number.NaN],
    [' ', Number.NaN],
    ['many', Number.NaN],
  ])('%j is stored as %d', (entry, quantity) => {
    expect(readQuantity(entry)).toBe(quantity);
  });

  test('is shown as it was entered, nothing for an empty field', () => {
    expect(writeQuantity(3)).toBe('3');
    expect(writeQuantity(Number.NaN)).toBe('');
    fc.assert(
      fc.property(fc.nat(), (quantity) => {
        expect(readQuantity(writeQuantity(quantity))).toBe(quantity);
      }),
    );
  });
});
