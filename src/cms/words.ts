import { valueAt } from '~/domain/content/record';

/** Singular and plural of a kind of record. */
export interface RecordName {
  readonly one: string;
  readonly many: string;
}

/** The name for records of different kinds. */
export const anyRecordName: RecordName = { one: 'record', many: 'records' };

const numbers = new Intl.NumberFormat('en-US');

export const formatNumber = (count: number): string => numbers.format(count);

/** Formats a number of records: `'1 FAQ'`, `'2,000 FAQs'`. */
export function formatCount(count: number, { one, many }: RecordName): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Describes how many records a search has found: `'3 of 20 FAQs'`. */
export function formatFound(found: number, all: number, name: RecordName): string {
  return found === all ? formatCount(all, name) : `${formatNumber(found)} of ${formatCount(all, name)}`;
}

/** Returns the title of a record. */
export function titleOf({ title }: { readonly title: string }, record: object): string {
  const text = valueAt(record, title);
  return typeof text === 'string' ? text : '';
}

/** A reload of the only tab gets the newest dashboard, but loses records in memory. */
export const reloadAdvice =
  'Save a backup of the records that are on this page only. Then close other tabs of the dashboard and reload the page.';
