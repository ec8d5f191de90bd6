import type { Messages } from '~/config/messages';
import { businessTypes } from '~/domain/order/order';

/** Translates a business type. Returns any other text unchanged. */
export function businessLabel(
  type: string,
  messages: Pick<Messages['forms']['order'], 'businessTypes'>,
): string {
  const known = businessTypes.find((name) => name === type);
  return known ? messages.businessTypes[known] : type;
}

/** Finds a business type by its translated name. Returns '' if there is none. */
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
