import { chrome } from './chrome';
import { discovery } from './discovery';
import { finder } from './finder';
import { forms } from './forms';
import { priceList } from './price-list';
import { product } from './product';

export const en = { chrome, product, finder, priceList, forms, discovery } as const;
