import { latinDigits } from '~/domain/digits';
import { chooseProvince } from '~/domain/locations';
import { emptyItem, type ItemDraft, type OrderDraft } from '~/domain/order/order';
import type { RequestedItem } from '~/domain/order/query';
import { readDraft } from './draft';

const fields = ['fullName', 'email', 'phone', 'businessName', 'businessType', 'province'] as const;

/** What was typed into the page before its script ran: the fields that differ from the empty form. */
export interface Typed {
  fields: Partial<Record<(typeof fields)[number], string>>;
  item?: ItemDraft;
}

export function readTyped(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const entry = (name: string) => String(data.get(name) ?? '');
  const typed: Typed = { fields: {} };
  for (const field of fields) if (entry(field) !== '') typed.fields[field] = entry(field);
  if (typed.fields.phone) typed.fields.phone = latinDigits(typed.fields.phone);

  const item = { name: entry('itemName'), quantity: entry('itemQuantity') };
  if (item.name !== '' || item.quantity !== emptyItem().quantity) typed.item = item;
  return typed;
}

interface Sources {
  /** As it was stored, unchecked. */
  draft: unknown;
  typed: Typed;
  /** Rows that the address asks for. */
  asked: readonly RequestedItem[];
}

/**
 * The order that the form starts with. What was typed beats the draft. Rows that the address asks for
 * replace rows without a name and else follow the draft's; one that is there already takes the quantity asked for,
 * and goes where that is 0.
 */
export function initialOrder({ draft, typed, asked }: Sources): OrderDraft {
  const kept = readDraft(draft);
  const { province = kept.province } = typed.fields;
  const place = province === kept.province ? kept : chooseProvince(kept, province);
  const items = typed.item ? [typed.item, ...kept.items.slice(1)] : kept.items;
  return { ...place, ...typed.fields, items: withAsked(items, asked) };
}

function withAsked(items: readonly ItemDraft[], asked: readonly RequestedItem[]): ItemDraft[] {
  if (asked.length === 0) return [...items];
  const rows = items.filter(({ name }) => name.trim() !== '');
  for (const item of asked) {
    const row = rows.find(({ name }) => name.trim() === item.name) ?? emptyItem();
    rows.splice(row.name ? rows.indexOf(row) : rows.length, 1, { ...row, ...item });
  }
  const wanted = rows.filter(({ quantity }) => quantity !== '0');
  return wanted.length > 0 ? wanted : [emptyItem()];
}
