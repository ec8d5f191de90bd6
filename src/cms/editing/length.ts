/** In lists this long, records off screen are not laid out. */
const longFrom = 100;

export function lengthOf(records: readonly unknown[]): 'short' | 'long' {
  return records.length < longFrom ? 'short' : 'long';
}
