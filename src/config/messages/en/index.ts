import { chrome } from './chrome';
import { discovery } from './discovery';
import { finder } from './finder';
import { forms } from './forms';
import { labels } from './labels';
import { priceList } from './price-list';
import { product } from './product';

export const en = { chrome, product, finder, priceList, forms, labels, discovery } as const;
