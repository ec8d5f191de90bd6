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

/** What a record is called: its first specified field, wherever that stands in it. */
export function titleOf({ defaults }: { readonly defaults: object }, record: object): string {
  const title: unknown = Reflect.get(record, Object.keys(defaults)[0] ?? '');
  return typeof title === 'string' ? title : '';
}

/** How many names stand in a sentence. */
const mostNames = 20;

/** Names in a sentence: `'Asha, Bina'`, and how many more there are. */
export function listNames(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).join(', ');
  return names.length > mostNames ? `${shown} and ${formatNumber(names.length - mostNames)} more` : shown;
}
