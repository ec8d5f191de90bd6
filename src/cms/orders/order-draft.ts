import { emptyDraft, type Order, type OrderDraft, orderFields, toDraft } from '~/domain/order/order';
import type { StoredRecord } from '../list/record';
import { columns } from './orders-csv';
import type { PastedOrder } from './pasted-order';

/** A text with orders. */
export interface PastedText {
  readonly text: string;
  /** Indices of the orders that are already saved. */
  readonly saved: Iterable<number>;
}

interface Pasted extends PastedOrder {
  orderIndex: number;
  orderCount: number;
  /** The same order, if it is stored already. */
  same: StoredRecord<Order> | undefined;
}

/** What the form of an order holds. */
export interface OrderFormDraft {
  order: OrderDraft;
  /** The pasted order that filled the form. */
  pasted: Pasted | undefined;
  /** The text of the box. */
  box?: PastedText | undefined;
}

export const emptyBox: PastedText = { text: '', saved: [] };

export const labels = Object.fromEntries(columns.map(([label, name]) => [name, label]));

export const makeOrderDraft = (record: Order | undefined, box?: PastedText): OrderFormDraft => ({
  order: record ? toDraft(record) : emptyDraft(),
  pasted: undefined,
  box,
});

export function readOrderDraft({ order, box = emptyBox }: OrderFormDraft): [string, string][] {
  const items = order.items.map(({ name, quantity }) => name && `${name} × ${quantity}`);
  return [
    ...orderFields.map((field): [string, string] => [labels[field] ?? field, order[field]]),
    ['Items', items.filter(Boolean).join('\n')],
    ['Message', box.text],
  ];
}

/** Marks an order of the text as saved. Returns undefined after the last one. */
export function markOrderSaved({ text, saved }: PastedText, index: number, count: number) {
  const next = new Set(saved).add(index);
  return next.size < count ? { text, saved: [...next] } : undefined;
}
