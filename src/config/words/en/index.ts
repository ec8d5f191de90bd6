import { chrome } from './chrome';
import { forms } from './forms';
import { product } from './product';

export const en = { chrome, product, forms } as const;
