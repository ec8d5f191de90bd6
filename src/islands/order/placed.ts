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

function isOrder(stored: unknown): stored is Order {
  if (!isObject(stored) || !orderFields.every((field) => typeof stored[field] === 'string')) return false;
  return Array.isArray(stored.items) && stored.items.length > 0 && stored.items.every(isItem);
}

const isItem = (stored: unknown) =>
  isObject(stored) && typeof stored.name === 'string' && Number.isSafeInteger(stored.quantity);
