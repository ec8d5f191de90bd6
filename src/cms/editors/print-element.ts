/** Prints one element. `src/styles/dashboard.css` hides the rest of the page. */
export function printElement(element: HTMLElement, onPrinted?: () => void): void {
  element.dataset.printAlone = '';
  const listeners = new AbortController();
  const finish = () => {
    listeners.abort();
    delete element.dataset.printAlone;
    onPrinted?.();
  };
  window.print();
  // On phones, print() returns and `afterprint` follows before the sheet is laid out, so the user's next action ends it.
  for (const action of ['pointerdown', 'keydown'])
    window.addEventListener(action, finish, { capture: true, signal: listeners.signal });
}
