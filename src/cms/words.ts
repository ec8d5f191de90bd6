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

/** Returns the title of a record: its first specified field. */
export function titleOf({ defaults }: { readonly defaults: object }, record: object): string {
  const title: unknown = Reflect.get(record, Object.keys(defaults)[0] ?? '');
  return typeof title === 'string' ? title : '';
}

/** A reload of the only tab gets the newest dashboard, but loses records in memory. */
export const reloadAdvice =
  'Save a backup of the records that are on this page only. Then close other tabs of the dashboard and reload the page.';
