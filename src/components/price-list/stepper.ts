/** Shows in the stepper of a pack, once it has one, how many of the pack are chosen. */
export function showQuantity(pack: HTMLElement): void {
  const { quantity } = pack.dataset;
  const input = pack.querySelector('input');
  if (input) input.value = quantity ?? input.defaultValue;
  pack.querySelector('[data-step]')?.setAttribute('aria-disabled', String(!quantity));
}
