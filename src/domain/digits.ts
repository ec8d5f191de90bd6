/** A text with its Devanagari digits turned into 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/**
 * Writes Devanagari digits as 0–9 into the number fields of an element, because browsers drop them there.
 * @returns what ends it
 */
export function acceptDigits(root: HTMLElement | null): () => void {
  const stop = new AbortController();
  /** The part of the composed text that the browser took. */
  let taken = '';
  const listen = (type: 'beforeinput' | 'input' | 'compositionend', answer: (event: InputEvent) => void) =>
    root?.addEventListener(
      type,
      (event) => (event.target as HTMLInputElement).type === 'number' && answer(event as InputEvent),
      { signal: stop.signal },
    );
  listen('beforeinput', (event) => {
    const digits = latinDigits(event.data ?? '');
    if (event.isComposing || digits === (event.data ?? '')) return;
    event.preventDefault();
    insert(digits);
  });
  listen('input', ({ data }) => {
    taken = data ?? '';
  });
  // The input of a composition cannot be cancelled.
  listen('compositionend', ({ data }) => {
    const digits = latinDigits(data ?? '');
    if (digits === data || taken === data) return;
    for (const _ of taken) document.execCommand('delete');
    insert(digits);
  });
  return () => stop.abort();
}

/** The only way to write at the caret of a number field. */
function insert(text: string): void {
  document.execCommand('insertText', false, text);
}
