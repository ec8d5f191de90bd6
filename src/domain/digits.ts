import { cleanTyped } from './clean-text';

/** Converts Devanagari digits to 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** Cleans a phone number or a quantity during input. */
export const cleanDigits = (text: string): string => latinDigits(cleanTyped(text));

/**
 * Converts Devanagari digits typed into number fields to 0–9, because browsers drop them.
 * @returns a function that removes the listeners
 */
export function acceptDigits(root: HTMLElement | null): () => void {
  const stop = new AbortController();
  /** The part of the composed text that the browser accepted. */
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
  // The `beforeinput` event of a composition cannot be cancelled.
  listen('compositionend', ({ data }) => {
    const digits = latinDigits(data ?? '');
    if (digits === data || taken === data) return;
    for (const _ of taken) document.execCommand('delete');
    insert(digits);
  });
  return () => stop.abort();
}

/** `execCommand` is the only way to insert text at the caret of a number field. */
function insert(text: string): void {
  document.execCommand('insertText', false, text);
}
