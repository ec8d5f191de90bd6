import type { Words } from '~/config/words';
import { businessTypes } from '~/domain/order/order';

/** The name of a business type in the words' language; any other text stands as it is. */
export function businessLabel(type: string, words: Words['forms']['order']): string {
  const known = businessTypes.find((name) => name === type);
  return known ? words.businessTypes[known] : type;
}
