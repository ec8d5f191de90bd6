import { storedName } from '~/config/base';
import { isObject } from '~/domain/is-object';
import { chooseProvince } from '~/domain/locations';
import {
  businessTypes,
  emptyDraft,
  emptyItem,
  type ItemDraft,
  type OrderDraft,
  orderFields,
} from '~/domain/order/order';
import { itemsFromQuery, type RequestedItem } from '~/domain/order/query';

export const draftKey = storedName('order-draft');

/**
 * Stores the draft for this tab, and the lines of a pasted list that are not in it. The draft has the items of the
 * URL, which a reload must not add again. Without storage they stay there.
 */
export function saveDraft(order: OrderDraft, pasted: string): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ ...order, pasted }));
    if (location.search.includes('item='))
      history.replaceState(history.state, '', location.pathname + location.hash);
  } catch {
    // Storage is refused or full. The form works without it.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Storage is refused, so there is no draft.
  }
}

/** Returns the stored draft, not validated. Returns null without a draft, storage or valid JSON. */
export function loadDraft(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
  } catch {
    return null;
  }
}

/** What fills the form. */
interface Start {
  order: OrderDraft;
  /** The lines of a pasted list that are not in the order. */
  pasted: string;
  /** Items of links. */
  requested: RequestedItem[];
}

/**
 * Merges a stored draft, what was typed before hydration, and items of links. Typed fields replace the draft. A typed
 * item comes before the draft's, because it was typed into an empty row. Items of links replace empty rows and follow
 * the others. A row with the same name takes their quantity. A quantity of 0 removes it.
 * @param stored not validated. The page's first script adds the queries of links as `asked`.
 * @param search the query of the URL, which keeps its items without storage
 */
export function startOrder(stored: unknown, typed: OrderDraft, search: string): Start {
  const { pasted, asked = '' } = Object(stored);
  const requested = itemsFromQuery(`${asked}&${search.slice(1)}`);
  const saved = readDraft(stored);
  const fields = orderFields.filter((field) => typed[field] !== '' && typed[field] !== saved[field]);
  const place = fields.includes('province') ? chooseProvince(saved, typed.province) : saved;
  const entered = Object.fromEntries(fields.map((field) => [field, typed[field]]));
  const item = typed.items.find(({ name, quantity }) => name !== '' || quantity !== emptyItem().quantity);
  const items = item
    ? [item, ...saved.items.filter(({ name }) => name.trim() !== '' && name !== item.name)]
    : saved.items;
  return {
    order: { ...place, ...entered, items: addRequested(items, requested) },
    pasted: typeof pasted === 'string' ? pasted : '',
    requested,
  };
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

/** Validates a stored draft field by field. Clears invalid fields. */
export function readDraft(stored: unknown): OrderDraft {
  const draft = isObject(stored) ? stored : {};
  const read = emptyDraft();
  for (const field of orderFields) if (typeof draft[field] === 'string') read[field] = draft[field];
  read.businessType = businessTypes.find((type) => type === read.businessType) ?? '';
  const items = Array.isArray(draft.items) ? draft.items.flatMap(readItem) : [];
  return items.length > 0 ? { ...read, items } : read;
}

function readItem(stored: unknown): ItemDraft[] {
  if (!isObject(stored) || typeof stored.name !== 'string') return [];
  const { quantity } = stored;
  const isWritten = typeof quantity === 'string' || typeof quantity === 'number';
  return [{ name: stored.name, quantity: isWritten ? String(quantity) : '' }];
}
