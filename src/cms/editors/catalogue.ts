import { createContext } from 'react';
import type { OrderChoices } from '~/domain/order/order';
import type { OrderMessages } from '~/forms/order/types';

/** What the order editor offers to choose from; the page brings it. */
export interface Catalogue extends OrderChoices {
  messages: OrderMessages;
}

export const CatalogueContext = createContext<Catalogue | undefined>(undefined);
