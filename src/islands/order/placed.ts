import { isObject } from '~/domain/is-object';
import { type Order, orderFields } from '~/domain/order/order';

const placedKey = 'order-placed';

/**
 * Keeps the placed order in the history entry, which survives a reload. Without an order removes the former. The
 * order has taken the items of the URL, which a reload must not add again.
 */
export function keepPlaced(order: Order | undefined): void {
  const url = order && location.pathname + location.hash;
  try {
    history.replaceState({ ...history.state, [placedKey]: order }, '', url);
  } catch {
    // The browser refuses so large a state or so many changes. Only a reload loses the order.
  }
}

/** Returns the placed order of the history entry, unless it has another form. */
export function loadPlaced(): Order | undefined {
  const stored: unknown = Object(history.state)[placedKey];
  return isOrder(stored) ? stored : undefined;
}

const isText = (value: unknown) => typeof value === 'string';
const isTextOrMissing = (value: unknown) => value === undefined || isText(value);
const isFigureOrMissing = (value: unknown) => value === undefined || Number.isFinite(value);

function isOrder(stored: unknown): stored is Order {
  if (!isObject(stored)) return false;
  const { items, pricesOf } = stored;
  const isComplete = orderFields.every((field) => isText(stored[field])) && isTextOrMissing(pricesOf);
  return isComplete && Array.isArray(items) && items.length > 0 && items.every(isItem);
}

function isItem(stored: unknown): boolean {
  if (!isObject(stored)) return false;
  const { name, quantity, number, price, carton } = stored;
  const isListed = isTextOrMissing(number) && isFigureOrMissing(price) && isFigureOrMissing(carton);
  return isText(name) && Number.isSafeInteger(quantity) && isListed;
}
