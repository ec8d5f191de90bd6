import { chrome } from './chrome';
import { discovery } from './discovery';
import { forms } from './forms';
import { priceList } from './price-list';
import { product } from './product';

export const en = { chrome, product, priceList, forms, discovery } as const;
