/** What one record and several are called. */
export interface RecordName {
  readonly one: string;
  readonly many: string;
}

/** What records of several kinds are called together. */
export const recordName: RecordName = { one: 'record', many: 'records' };

const numbers = new Intl.NumberFormat('en-US');

export const formatNumber = (count: number): string => numbers.format(count);

/** A number of records in words: `'1 FAQ'`, `'2,000 FAQs'`. */
export function countWords(count: number, { one, many }: RecordName): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** What a list says about itself: how many there are, or how many of them a search has found. */
export function foundWords(found: number, all: number, name: RecordName): string {
  return found === all ? countWords(all, name) : `${formatNumber(found)} of ${countWords(all, name)}`;
}
