/** The name of a pack in orders: the name of its product, which its row has, and its size. */
export const nameOf = (pack: HTMLElement): string =>
  `${pack.closest<HTMLElement>('[data-item]')?.dataset.item ?? ''} ${pack.dataset.pack ?? ''}`;

/** Shows in the stepper of a pack, once it has one, how many of the pack are chosen. */
export function showQuantity(pack: HTMLElement): void {
  const { quantity } = pack.dataset;
  const input = pack.querySelector('input');
  if (input) input.value = quantity ?? input.defaultValue;
  pack.querySelector('[data-step]')?.setAttribute('aria-disabled', String(!quantity));
}
