import type { Messages } from '~/config/messages';
import { businessTypes } from '~/domain/order/order';

/** The name of a business type in the page's language; any other text stands as it is. */
export function businessLabel(
  type: string,
  messages: Pick<Messages['forms']['order'], 'businessTypes'>,
): string {
  const known = businessTypes.find((name) => name === type);
  return known ? messages.businessTypes[known] : type;
}

/** The business type that has this name in the page's language; empty where none has. */
export function businessTypeOf(
  label: string,
  messages: Pick<Messages['forms']['order'], 'businessTypes'>,
): string {
  return (
    businessTypes.find(
      (type) => messages.businessTypes[type].toLowerCase() === label.normalize('NFKC').toLowerCase(),
    ) ?? ''
  );
}
