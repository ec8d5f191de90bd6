import { itemsFromQuery, type RequestedItem } from '~/domain/order/query';
import { entryId, takenEntries } from './draft';

/**
 * Reads the items from links that are not in the draft's rows yet. The page's first script stores them in the
 * draft. Without storage they come from the URL.
 * @param draft as stored, not validated
 */
export function readRequestedItems(draft: unknown): RequestedItem[] {
  const isTaken = takenEntries(draft).includes(entryId());
  return itemsFromQuery(`${Object(draft).asked ?? ''}&${isTaken ? '' : location.search.slice(1)}`);
}
