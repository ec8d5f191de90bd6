import { createContext } from 'react';
import type { OrderChoices } from '~/domain/order/order';
import type { OrderMessages } from '~/forms/order/types';

/** What the order form needs from the page. */
export interface OrderFormOptions extends OrderChoices {
  messages: OrderMessages;
}

export const OrderFormContext = createContext<OrderFormOptions | undefined>(undefined);
