/** Prints one part of the page alone; `src/styles/dashboard.css` hides the rest. */
export function printAlone(part: HTMLElement, onPrinted?: () => void): void {
  part.dataset.print = '';
  const finish = () => {
    delete part.dataset.print;
    onPrinted?.();
  };
  // Phones return from print() before they print.
  window.addEventListener('afterprint', finish, { once: true });
  window.print();
}
