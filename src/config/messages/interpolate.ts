/** A text with its digits 0–9 turned into Devanagari ones. */
export function devanagariDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
}

/**
 * Puts values into a phrase: `interpolate('Item {number}', { number: 2 })` is 'Item 2'. The phrase says where digits
 * are Devanagari: '{number:deva}' gives '२'. So a script needs nothing but the phrase to count in any language.
 */
export function interpolate(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)(:deva)?\}/g, (gap, name: string, isDevanagari?: string) => {
    const value = String(values[name] ?? gap);
    return isDevanagari ? devanagariDigits(value) : value;
  });
}
