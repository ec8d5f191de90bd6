import { chrome } from './chrome';
import { forms } from './forms';
import { priceList } from './price-list';
import { product } from './product';

export const en = { chrome, product, priceList, forms } as const;
