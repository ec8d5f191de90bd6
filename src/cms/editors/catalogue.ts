import { createContext } from 'react';
import type { Province } from '~/domain/locations';
import type { OrderMessages } from '~/forms/order/OrderForm';

/** What the order editor offers to choose from; the page brings it. */
export interface Catalogue {
  messages: OrderMessages;
  provinces: readonly Province[];
  productNames: readonly string[];
}

export const CatalogueContext = createContext<Catalogue | undefined>(undefined);
