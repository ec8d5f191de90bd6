/** What a card shows: `was` is the struck-through original where there is a discount. */
export interface CardPrice {
  now: string;
  was?: string;
}

/**
 * The rupee amounts named in a stored price, in order (spec §9.5).
 * Anything between numbers separates them, so `'25 50 / 100 / 240'` and `'Rs. 240'` read well;
 * a comma inside a number groups its digits (`'1,200'`). A text without a number gives `[]`.
 */
export function readPrices(price: string): number[] {
  return Array.from(price.matchAll(/\d[\d,]*(?:\.\d+)?/g), ([amount]) => Number(amount.replaceAll(',', '')));
}

/** One amount with its currency: `116` → `'Rs.116'`, `12.5` → `'Rs.12.50'`. */
export function formatRupees(rupees: number): string {
  return `Rs.${writeAmount(rupees)}`;
}

/**
 * The price line of a product, prefixed once: `'40 / 70 / 130'` → `'Rs.40 / 70 / 130'`.
 * A text without a number (`'On request'`) is shown as it stands.
 */
export function priceLine(price: string): string {
  const amounts = readPrices(price);
  return amounts.length === 0 ? price.trim() : `Rs.${amounts.map(writeAmount).join(' / ')}`;
}

/** The discounted price line with the original beside it, or the price line alone (spec §2.11). */
export function cardPrice(product: { price: string; discountPrice?: string | undefined }): CardPrice {
  const original = priceLine(product.price);
  return product.discountPrice?.trim()
    ? { now: priceLine(product.discountPrice), was: original }
    : { now: original };
}

function writeAmount(rupees: number): string {
  return Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2);
}
