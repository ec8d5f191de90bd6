import { itemsFromQuery, type RequestedItem } from '~/domain/order/query';
import { draftKey } from './draft';

/**
 * Reads the items from links that are not in the draft's rows yet. The page's first script stores them in the
 * draft. Without storage they come from the URL.
 * @param draft as stored, not validated
 */
export function readRequestedItems(draft: unknown): RequestedItem[] {
  const isKept = Object(history.state)[draftKey] === true;
  return itemsFromQuery(`${Object(draft).asked ?? ''}&${isKept ? '' : location.search.slice(1)}`);
}
