import type { Product } from './filter';
import type { Entry } from './match';

/** What the finder fetches about a product. The page's cards have the names. */
export type SearchRecord = Omit<Product & Entry, 'name' | 'nepali'>;
