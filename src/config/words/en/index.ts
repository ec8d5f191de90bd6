import { chrome } from './chrome';
import { finder } from './finder';
import { forms } from './forms';
import { priceList } from './price-list';
import { product } from './product';

export const en = { chrome, product, finder, priceList, forms } as const;
