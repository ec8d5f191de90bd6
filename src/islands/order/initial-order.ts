import { cleanTyped } from '~/domain/clean-text';
import { latinDigits } from '~/domain/digits';
import { chooseProvince } from '~/domain/locations';
import { emptyItem, type ItemDraft, type OrderDraft } from '~/domain/order/order';
import type { RequestedItem } from '~/domain/order/query';
import { readDraft } from './draft';

const fields = ['fullName', 'email', 'phone', 'businessName', 'businessType', 'province'] as const;

/** Fields changed before hydration. */
export interface Typed {
  fields: Partial<Record<(typeof fields)[number], string>>;
  item?: ItemDraft;
}

export function readTyped(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const entry = (name: string) => cleanTyped(String(data.get(name) ?? ''));
  const typed: Typed = { fields: {} };
  for (const field of fields) if (entry(field) !== '') typed.fields[field] = entry(field);
  if (typed.fields.phone) typed.fields.phone = latinDigits(typed.fields.phone);

  const item = { name: entry('itemName'), quantity: latinDigits(entry('itemQuantity')) };
  if (item.name !== '' || item.quantity !== emptyItem().quantity) typed.item = item;
  return typed;
}

interface Sources {
  /** Stored value, not validated. */
  draft: unknown;
  typed: Typed;
  /** Items from links. */
  requested: readonly RequestedItem[];
}

/**
 * Merges the draft, typed fields and items from links. Typed fields replace the draft. A typed item comes before
 * the draft's, because it was typed into an empty row. Items from links replace empty rows and follow the
 * others. A row with the same name takes their quantity. A quantity of 0 removes it.
 */
export function initialOrder({ draft, typed, requested }: Sources): OrderDraft {
  const kept = readDraft(draft);
  const { province = kept.province } = typed.fields;
  const place = province === kept.province ? kept : chooseProvince(kept, province);
  const { item } = typed;
  const items = item
    ? [item, ...kept.items.filter(({ name }) => name.trim() !== '' && name !== item.name)]
    : kept.items;
  return { ...place, ...typed.fields, items: addRequested(items, requested) };
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
