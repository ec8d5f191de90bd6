import { loadDraft } from './session';

/**
 * A form that has something to show before it is touched, a draft or rows that the address asks for, starts
 * at once: for `client:interaction` this is as good as a press.
 */
export function wake(): void {
  const hasRows = new URLSearchParams(location.search).has('item');
  if (!hasRows && loadDraft() === null) return;
  document.querySelector('[data-order] astro-island')?.dispatchEvent(new Event('pointerdown'));
}
