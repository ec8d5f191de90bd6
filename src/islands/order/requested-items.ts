import { itemsFromQuery, type RequestedItem } from '~/domain/order/query';
import { draftKey } from './draft';

/**
 * The rows that links asked for and the draft does not hold yet. The page's first script has kept them beside it; where
 * storage is refused the address tells them.
 * @param draft as it was stored, unchecked
 */
export function readAsked(draft: unknown): RequestedItem[] {
  const isKept = Object(history.state)[draftKey] === true;
  return itemsFromQuery(`${Object(draft).asked ?? ''}&${isKept ? '' : location.search.slice(1)}`);
}
