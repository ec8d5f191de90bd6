import { createContext } from 'react';
import type { PlaceNames } from '~/domain/locations';
import type { OrderChoices } from '~/domain/order/order';
import type { OrderMessages, OrderWords } from '~/forms/order/types';

/** What the order form needs from the page. */
export interface OrderFormOptions extends OrderChoices {
  messages: OrderMessages;
  /** The words of orders from pages of other languages, with the names of places there. */
  translations?: readonly (OrderWords & { placeNames?: PlaceNames | undefined })[];
}

export const OrderFormContext = createContext<OrderFormOptions | undefined>(undefined);
