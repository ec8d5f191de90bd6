/** A text with its Devanagari digits turned into 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/**
 * Before Devanagari digits get into a field for numbers, where browsers drop them: they are written as 0–9 instead.
 * @param write at the caret of the field
 */
export function replaceDigits(
  event: { data: string | null; preventDefault: () => void },
  write: (digits: string) => void,
): void {
  const digits = latinDigits(event.data ?? '');
  if (digits === (event.data ?? '')) return;
  event.preventDefault();
  write(digits);
}
