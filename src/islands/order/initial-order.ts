import { chooseProvince } from '~/domain/locations';
import { emptyItem, type ItemDraft, type OrderDraft, orderFields } from '~/domain/order/order';
import type { RequestedItem } from '~/domain/order/query';
import { readDraft } from './draft';

interface Sources {
  /** Stored value, not validated. */
  draft: unknown;
  /** The contents of the fields at hydration. */
  typed: OrderDraft;
  /** Items from links. */
  requested: readonly RequestedItem[];
}

/**
 * Merges the draft, typed fields and items from links. Typed fields replace the draft. A typed item comes before
 * the draft's, because it was typed into an empty row. Items from links replace empty rows and follow the
 * others. A row with the same name takes their quantity. A quantity of 0 removes it.
 */
export function initialOrder({ draft, typed, requested }: Sources): OrderDraft {
  const saved = readDraft(draft);
  const fields = orderFields.filter((field) => typed[field] !== '' && typed[field] !== saved[field]);
  const place = fields.includes('province') ? chooseProvince(saved, typed.province) : saved;
  const entered = Object.fromEntries(fields.map((field) => [field, typed[field]]));
  const item = typed.items.find(({ name, quantity }) => name !== '' || quantity !== emptyItem().quantity);
  const items = item
    ? [item, ...saved.items.filter(({ name }) => name.trim() !== '' && name !== item.name)]
    : saved.items;
  return { ...place, ...entered, items: addRequested(items, requested) };
}

function addRequested(items: readonly ItemDraft[], requested: readonly RequestedItem[]): ItemDraft[] {
  if (requested.length === 0) return [...items];
  const rows = items.filter(({ name }) => name.trim() !== '');
  for (const item of requested) {
    const row = rows.find(({ name }) => name.trim() === item.name) ?? emptyItem();
    rows.splice(row.name ? rows.indexOf(row) : rows.length, 1, { ...row, ...item });
  }
  const wanted = rows.filter(({ quantity }) => quantity !== '0');
  return wanted.length > 0 ? wanted : [emptyItem()];
}
