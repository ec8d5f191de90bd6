/** Prints one element. `src/styles/dashboard.css` hides the rest of the page. */
export function printElement(element: HTMLElement, onPrinted?: () => void): void {
  element.dataset.print = '';
  const finish = () => {
    delete element.dataset.print;
    onPrinted?.();
  };
  // On phones, print() returns before printing starts.
  window.addEventListener('afterprint', finish, { once: true });
  window.print();
}
