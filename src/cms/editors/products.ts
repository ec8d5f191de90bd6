import { defineEditor } from '../editing/define';
import { picture } from '../fields/picture';
import { text } from '../fields/text';
import { titles } from './titles';

export const products = defineEditor({
  id: 'products',
  ...titles.products,
  keptIn: 'storage',
  key: 'products',
  name: { one: 'Product', many: 'Products' },
  fields: { title: text('Title'), image: picture('Image') },
  emptyText: 'No products yet.',
  publishedAs: 'products',
  layout: 'rows',
});
