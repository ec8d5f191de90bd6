import { createContext } from 'react';
import type { PlaceNames } from '~/domain/locations';
import type { OrderChoices } from '~/domain/order/order';
import type { OrderMessages, OrderWords } from '~/forms/order/types';

/** Data that the page passes to the order form. */
export interface OrderFormOptions extends OrderChoices {
  messages: OrderMessages;
  /** Words and place names of the site's other languages, for parsing orders. */
  translations?: readonly (OrderWords & { placeNames?: PlaceNames | undefined })[];
}

export const OrderFormContext = createContext<OrderFormOptions | undefined>(undefined);
