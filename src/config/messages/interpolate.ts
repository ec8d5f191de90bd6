/** Replaces the digits 0–9 by Devanagari digits. */
export function devanagariDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
}

/**
 * Inserts values into a phrase: `interpolate('Item {number}', { number: 2 })` is 'Item 2'. `{number:deva}`
 * gives '२', so that scripts can count in any language with the phrase alone.
 */
export function interpolate(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)(:deva)?\}/g, (gap, name: string, isDevanagari?: string) => {
    const value = String(values[name] ?? gap);
    return isDevanagari ? devanagariDigits(value) : value;
  });
}
