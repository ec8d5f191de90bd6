/** From this many records on, those off screen are not laid out until they are scrolled to. */
const longFrom = 100;

export function lengthOf(records: readonly unknown[]): 'short' | 'long' {
  return records.length < longFrom ? 'short' : 'long';
}
