import { defineEditor } from '../editing/define';
import { picture } from '../fields/picture';
import { text } from '../fields/text';

export interface Product {
  title: string;
  /** A data URL. */
  image: string;
}

export const products = defineEditor<Product>({
  id: 'products',
  menu: 'Products',
  motif: 'cardamom',
  keptIn: 'storage',
  key: 'products',
  name: { one: 'Product', many: 'Products' },
  fields: { title: text('Title'), image: picture('Image') },
  emptyText: 'No products yet.',
  layout: 'tiles',
});
