import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addItem, changeItem, removeItem } from '~/domain/order/items';
import { emptyDraft, emptyItem, type ItemDraft, toDraft, toOrder } from '~/domain/order/order';
import { makeDraft, makeOrder } from '../../../support/orders';

const cloves: ItemDraft = { name: 'Cloves', quantity: '2' };
const cumin: ItemDraft = { name: 'Cumin Seeds', quantity: '5' };

test('a new order has one row of one piece and is otherwise empty', () => {
  const { items, ...fields } = emptyDraft();
  expect(items).toEqual([{ name: '', quantity: '1' }]);
  expect(Object.keys({ ...fields, items })).toEqual(Object.keys(makeOrder()));
  expect(new Set(Object.values(fields))).toEqual(new Set(['']));
  expect(emptyDraft().items[0]).not.toBe(items[0]);
});

describe('item rows', () => {
  test('are added empty at the end', () => {
    expect(addItem([cloves])).toEqual([cloves, emptyItem()]);
  });

  test('are removed by index, except the last one', () => {
    expect(removeItem([cloves, cumin], 0)).toEqual([cumin]);
    expect(removeItem([cloves, cumin], 2)).toEqual([cloves, cumin]);
    expect(removeItem([cloves, cumin], -1)).toEqual([cloves, cumin]);
    expect(removeItem([cloves], 0)).toEqual([cloves]);
  });

  test('change one field at a time', () => {
    expect(changeItem([cloves, cumin], 1, { quantity: '7' })).toEqual([cloves, { ...cumin, quantity: '7' }]);
    expect(changeItem([cloves, cumin], 0, { name: 'Clove' })).toEqual([{ ...cloves, name: 'Clove' }, cumin]);
    expect(changeItem([cloves], 3, { quantity: '7' })).toEqual([cloves]);
  });

  test('lose the price of the list with their name', () => {
    const listed = { ...cloves, number: '217', price: 120, carton: 48 };
    expect(changeItem([listed], 0, { name: 'Salt' })).toEqual([{ name: 'Salt', quantity: '2' }]);
    expect(changeItem([listed], 0, { name: 'Cloves', quantity: '3' })).toEqual([
      { ...listed, quantity: '3' },
    ]);
  });

  test('are never fewer than one and never mutated', () => {
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
  ])('typed as %j is stored as %d', (typed, quantity) => {
    const draft = makeDraft({ items: [{ name: 'Cloves', quantity: typed }] });
    expect(toOrder(draft)).toEqual(makeOrder({ items: [{ name: 'Cloves', quantity }] }));
  });

  test('of a stored order opens for editing as it was', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (quantity) => {
        const order = makeOrder({ items: [{ name: 'Cloves', quantity }] });
        expect(toOrder(toDraft(order))).toEqual(order);
      }),
    );
  });
});
