import { chrome } from './chrome.ts';
import { discovery } from './discovery.ts';
import { finder } from './finder.ts';
import { forms } from './forms.ts';
import { labels } from './labels.ts';
import { priceList } from './price-list.ts';
import { product } from './product.ts';

export const en = { chrome, product, finder, priceList, forms, labels, discovery } as const;
