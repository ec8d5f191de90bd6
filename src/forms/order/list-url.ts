import { type ListItem, writeListHash } from '~/domain/order/list';

/** Returns the URL of the order page that opens a list, '' for an empty one. Only the order page may call it. */
export const listUrl = (items: readonly ListItem[]): string =>
  items.length > 0 ? location.origin + location.pathname + writeListHash(items) : '';
