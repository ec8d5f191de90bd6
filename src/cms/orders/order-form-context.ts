import { createContext } from 'react';
import type { Locale } from '~/config/locales';
import type { PlaceNames } from '~/domain/locations';
import type { OrderChoices, Receiver } from '~/domain/order/order';
import type { OwnHeads } from '~/domain/order/read-table';
import type { OrderMessages, OrderTerms } from '~/forms/order/types';
import type { DocumentMessages } from '~/forms/order-document/OrderLines';

/** Heads of the site's own price list, in one of its languages. */
export type PriceHeads = Readonly<Record<keyof OwnHeads | 'before' | 'others', string>>;

/** Data that the dashboard's page passes to the order form. */
export interface OrderFormOptions extends OrderChoices {
  messages: OrderMessages;
  receiver: Receiver;
  /** Date of the price list, as order messages write it. */
  pricesOf: string;
  /** Heads of the price list's spreadsheet. */
  heads: PriceHeads;
  /** Terms and place names of the site's other languages, to parse pasted orders. */
  translations?: readonly Translation[];
}

interface Translation extends OrderTerms {
  /** What a printed order has in this language. */
  paper?: {
    locale: Locale;
    messages: DocumentMessages;
    receiver: Receiver;
  };
  placeNames?: PlaceNames | undefined;
  pricesOf: string;
  heads: PriceHeads;
}

export const OrderFormContext = createContext<OrderFormOptions | undefined>(undefined);
