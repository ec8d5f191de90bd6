/** Long lists skip the layout of records off screen. */
const minLongLength = 100;

export function listLengthOf(records: readonly unknown[]): 'short' | 'long' {
  return records.length < minLongLength ? 'short' : 'long';
}
