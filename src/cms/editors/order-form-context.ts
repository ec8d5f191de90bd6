import { createContext } from 'react';
import type { OrderChoices } from '~/domain/order/order';
import type { OrderMessages, OrderWords } from '~/forms/order/types';

/** What the order form needs from the page. */
export interface OrderFormOptions extends OrderChoices {
  messages: OrderMessages;
  /** What orders say that were written on pages of other languages. */
  translations?: readonly OrderWords[];
}

export const OrderFormContext = createContext<OrderFormOptions | undefined>(undefined);
