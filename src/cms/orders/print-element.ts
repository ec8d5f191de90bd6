/** Prints one element. `src/styles/print.css` hides the rest of the page. */
export function printElement(element: HTMLElement, onPrinted?: () => void): void {
  element.dataset.printAlone = '';
  const listeners = new AbortController();
  const finish = () => {
    listeners.abort();
    delete element.dataset.printAlone;
    onPrinted?.();
  };
  window.print();
  // On phones, print() returns and `afterprint` follows before the sheet is laid out, so the
  // styles for printing stay until the next tap or key.
  for (const action of ['pointerdown', 'keydown'])
    window.addEventListener(action, finish, { capture: true, signal: listeners.signal });
}
