import { atom } from 'nanostores';
import { sourceLocale } from '~/config/locales';
import { site, timeZone } from '~/config/site';
import { writeBikramDay } from '~/domain/bikram-sambat';
import { formatDay } from '~/domain/date';
import { latinDigits } from '~/domain/digits';
import type { Order } from '~/domain/order/order';
import type { RecordList, StoredRecord } from '../list/record';
import { creationTime } from '../list/record';
import { $years } from '../site-data';

/** In their sequence. */
export const statuses = ['new', 'confirmed', 'packed', 'sent', 'paid', 'cancelled'] as const;

export type Status = (typeof statuses)[number];

/** What the office adds to an order. Each part is missing if there is nothing to say. */
export interface OfficeOrder extends Order {
  /** When each status was set, in milliseconds. The last one in the sequence is the order's. */
  statuses?: { readonly [name in Status]?: number };
  /** The promised day is `YYYY-MM-DD`. */
  office?: { discount?: number; promised?: string; note?: string };
}

export type StoredOrder = StoredRecord<OfficeOrder>;

export const statusOf = ({ statuses: dates = {} }: OfficeOrder): Status =>
  statuses.findLast((status) => dates[status] !== undefined) ?? 'new';

/** Returns the status that follows, which a paid and a cancelled order lack. */
export const nextStatus = (order: OfficeOrder): Status | undefined =>
  statuses.slice(0, -1)[statuses.indexOf(statusOf(order)) + 1];

/** Sets a status at a time, or takes it back without one. Other tabs may have set others. */
export function withStatus(order: StoredOrder, status: Status, time?: number): OfficeOrder {
  const { statuses: dates, ...rest } = order;
  const { [status]: former = time, ...others } = dates ?? {};
  const next = time === undefined ? others : { ...others, [status]: former };
  return Object.keys(next).length > 0 ? { ...rest, statuses: next } : rest;
}

/** Writes `'2026-11-24 10:45:12'`. */
const timeFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** Writes a time as the office's clock shows it, or '' if an imported id is not a valid time. */
export function officeTime(time: number | undefined): string {
  const date = creationTime(time);
  return date ? timeFormat.format(date) : '';
}

export const officeDay = (time: number): string => officeTime(time).slice(0, 10);

/** Returns the number of an order, which follows from its id: `'261124-104512'`. */
export const numberOf = ({ id }: { readonly id?: number }): string =>
  officeTime(id)
    .replace(' ', '-')
    .replace(/^\d\d|[^\d-]|-(?=.*-)/g, '') || String(id);

/** Formats a day in the Nepali calendar, or returns '' outside the years of the page. */
export function writeBikram(day: string): string {
  const years = $years.get();
  return (years && day && writeBikramDay(day, years, 'Latn')) || '';
}

/** Formats a day in the other calendar. */
export const writeDay = (day: string): string => formatDay(day, sourceLocale);

/** Returns the month of an order in the Nepali calendar, or else in the other: `'Mangsir 2083'`. */
export function monthOf({ id }: StoredOrder): string {
  const day = officeDay(id);
  return writeBikram(day).replace(/ \d+,| BS/g, '') || day.slice(0, 7);
}

/** The code of the country in the office's own number: `'977'`. */
const [, ownCode = ''] = /^\+(\d{1,3})\D/.exec(site.phones.main) ?? [];
const codes = new RegExp(`^(?:(?:00)?${ownCode}|0)0?(?=\\d{7})`);

/** Returns the digits by which a customer is known, without the codes of country and trunk, or ''. */
export const phoneKey = (phone: string): string =>
  latinDigits(phone)
    .replace(/\D/g, '')
    .replace(codes, '')
    .replace(/^\d{1,6}$/, '');

/** Returns true for an order to be sent this week, until Saturday: promised by then, or confirmed without a day. */
function isDue(order: OfficeOrder): boolean {
  const saturday = new Date(officeDay(Date.now()));
  saturday.setUTCDate(saturday.getUTCDate() + 6 - saturday.getUTCDay());
  const { promised } = order.office ?? {};
  const isPromised = promised && promised <= saturday.toISOString().slice(0, 10);
  const status = statusOf(order);
  return status === 'confirmed'
    ? !promised || Boolean(isPromised)
    : status === 'packed' && Boolean(isPromised);
}

/** The status `due` is that of orders to be sent this week. An empty text accepts all. */
export interface OrderFilter {
  status: Status | 'due' | '';
  month: string;
}

export const $filter = atom<OrderFilter>({ status: '', month: '' });

/** Returns the fragment of the URL that opens the orders with a filter. */
export const filterHash = (status: OrderFilter['status']): string => `#status=${status}`;

export const isAccepted = (order: StoredOrder, { status, month }: OrderFilter): boolean =>
  (status === '' || (status === 'due' ? isDue(order) : statusOf(order) === status)) &&
  (month === '' || monthOf(order) === month);

export const nameStatus = (status: string): string =>
  status === 'due' ? 'To be sent this week' : status.replace(/^./, (letter) => letter.toUpperCase());

/** Describes the statuses of an order: `'Confirmed November 24, 2026, Packed November 25, 2026'`. */
export const describeStatuses = (dates: unknown): string =>
  statuses
    .flatMap((status) => {
      const time = (dates as OfficeOrder['statuses'])?.[status];
      return time === undefined ? [] : `${nameStatus(status)} ${writeDay(officeDay(time))}`;
    })
    .join(', ') || nameStatus('new');

const ordinals = 'Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth'.split(' ');

/** Returns the orders of each customer by phone, without those that were cancelled. */
export function readCustomers(orders: RecordList<OfficeOrder>): ReadonlyMap<string, StoredOrder[]> {
  const known = new Map<string, StoredOrder[]>();
  for (const order of orders.filter((one) => statusOf(one) !== 'cancelled')) {
    const key = phoneKey(order.phone);
    if (!known.get(key)?.push(order)) known.set(key, [order]);
  }
  known.delete('');
  return known;
}

/** Finds a customer's last order before a time, and says which one follows: `'Third order, last on …'`. */
export function findLast(
  customers: ReturnType<typeof readCustomers>,
  phone: string,
  before = Number.POSITIVE_INFINITY,
) {
  const earlier = customers.get(phoneKey(phone))?.filter(({ id }) => id < before) ?? [];
  const last = earlier.sort((a, b) => a.id - b.id).at(-1);
  if (!last) return undefined;
  const ordinal = ordinals[earlier.length - 1];
  const which = ordinal ? `${ordinal} order` : `Order ${earlier.length + 1}`;
  const day = officeDay(last.id);
  return { last, text: `${which}, last on ${writeBikram(day) || writeDay(day)}` };
}
