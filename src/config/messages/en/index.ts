import { business } from './business.ts';
import { chrome } from './chrome.ts';
import { dealers } from './dealers.ts';
import { discovery } from './discovery.ts';
import { finder } from './finder.ts';
import { forms } from './forms.ts';
import { hours } from './hours.ts';
import { labels } from './labels.ts';
import { priceList } from './price-list.ts';
import { product } from './product.ts';
import { productPage } from './product-page.ts';
import { recipe } from './recipe.ts';
import { search } from './search.ts';
import { shops } from './shops.ts';

export const en = {
  business,
  chrome,
  product,
  productPage,
  recipe,
  finder,
  priceList,
  forms,
  labels,
  dealers,
  search,
  shops,
  discovery,
  hours,
} as const;
