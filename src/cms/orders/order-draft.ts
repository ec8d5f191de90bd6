import { languageOf, sourceLocale } from '~/config/locales';
import { cleanText } from '~/domain/clean-text';
import { emptyDraft, type Order, type OrderDraft, orderFields, toDraft } from '~/domain/order/order';
import type { StoredRecord } from '../list/record';
import type { PastedOrder } from './pasted-order';
import type { OfficeOrder } from './status';

export const columns = [
  ['Full Name', 'fullName'],
  ['Email Address', 'email'],
  ['Phone Number', 'phone'],
  ['Business Name', 'businessName'],
  ['Business Type', 'businessType'],
  ['Province', 'province'],
  ['District', 'district'],
  ['City', 'city'],
] as const satisfies (readonly [string, keyof Order])[];

/** What the office adds in the form. */
export const officeLabels = {
  discount: `Discount in ${languageOf(sourceLocale).money.name}`,
  promised: 'Promised day',
  note: 'Note',
} as const;

export type OfficeDraft = Record<keyof typeof officeLabels, string>;

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
  /** Missing in drafts of earlier releases. */
  office?: OfficeDraft;
  /** The pasted order that filled the form. */
  pasted: Pasted | undefined;
  /** The text of the box. */
  box?: PastedText | undefined;
}

export const emptyOffice: OfficeDraft = { discount: '', promised: '', note: '' };

export const emptyBox: PastedText = { text: '', saved: [] };

export const labels = {
  ...Object.fromEntries(columns.map(([label, name]) => [name, label])),
  items: 'Items',
  statuses: 'Status',
  office: 'Discount, promised day or note',
};

export function makeOrderDraft(record: OfficeOrder | undefined, box?: PastedText): OrderFormDraft {
  const { discount = '', ...office } = record?.office ?? {};
  return {
    order: record ? toDraft(record) : emptyDraft(),
    office: { ...emptyOffice, ...office, discount: String(discount) },
    pasted: undefined,
    box,
  };
}

/** Makes a new order of the same customer with the same items, which get today's prices. */
export function repeatOrder(last: OfficeOrder): OrderFormDraft {
  const customer = Object.fromEntries(orderFields.map((field) => [field, last[field]]));
  const items = last.items.map(({ name, quantity }) => ({ name, quantity: String(quantity) }));
  return { ...makeOrderDraft(undefined), order: { ...emptyDraft(), ...customer, items } };
}

/** Adds what the office has typed to a valid order. Nothing is kept of empty fields. */
export function withOffice(order: OfficeOrder, typed: OfficeDraft): OfficeOrder {
  const { office, ...rest } = order;
  const texts = { ...office, ...typed, note: cleanText(typed.note), discount: Number(typed.discount) };
  const kept = Object.fromEntries(Object.entries(texts).filter(([, value]) => value));
  return Object.keys(kept).length > 0 ? { ...rest, office: kept } : rest;
}

export function readOrderDraft({
  order,
  office = emptyOffice,
  box = emptyBox,
}: OrderFormDraft): [string, string][] {
  const items = order.items.map(({ name, quantity }) => name && `${name} × ${quantity}`);
  return [
    ...columns.map(([label, field]): [string, string] => [label, order[field]]),
    ['Items', items.filter(Boolean).join('\n')],
    [officeLabels.discount, office.discount],
    [officeLabels.promised, office.promised],
    [officeLabels.note, office.note],
    ['Message', box.text],
  ];
}

/** Marks an order of the text as saved. Returns undefined after the last one. */
export function markOrderSaved({ text, saved }: PastedText, index: number, count: number) {
  const next = new Set(saved).add(index);
  return next.size < count ? { text, saved: [...next] } : undefined;
}
