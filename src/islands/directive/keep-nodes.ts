/**
 * Puts the nodes of an island back if React removes all of them because of an error. A form keeps all input.
 * The event `island-failed` reports it.
 */
export function keepNodes(island: Element): void {
  let focused: EventTarget | null = null;
  island.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  new MutationObserver((changes) => {
    if (island.firstElementChild) return;
    for (const { removedNodes } of changes) island.append(...removedNodes);
    if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    island.dispatchEvent(new CustomEvent('island-failed', { bubbles: true }));
  }).observe(island, { childList: true });
}
