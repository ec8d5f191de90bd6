/** Returns a pack's name in orders: the product's name from its row, and the size. */
export const nameOf = (pack: HTMLElement): string =>
  `${pack.closest<HTMLElement>('[data-item]')?.dataset.item ?? ''} ${pack.dataset.pack ?? ''}`;

/** Shows the quantity of a pack in its stepper, if it has one yet. */
export function showQuantity(pack: HTMLElement): void {
  const { quantity } = pack.dataset;
  const input = pack.querySelector('input');
  if (input) input.value = quantity ?? input.defaultValue;
  pack.querySelector('[data-step]')?.setAttribute('aria-disabled', String(!quantity));
}
