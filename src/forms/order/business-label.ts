import type { Messages } from '~/config/messages';
import { businessTypes } from '~/domain/order/order';

/** The name of a business type in the page's language; any other text stands as it is. */
export function businessLabel(type: string, messages: Messages['forms']['order']): string {
  const known = businessTypes.find((name) => name === type);
  return known ? messages.businessTypes[known] : type;
}
