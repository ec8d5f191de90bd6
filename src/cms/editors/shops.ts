import { defineEditor } from '../editing/define';
import { text } from '../fields/text';
import { titles } from './titles';

/** The shops of the page 'Where to buy'. Their facts are all in 'Details for the website'. */
export const shops = defineEditor({
  id: 'shops',
  ...titles.shops,
  keptIn: 'storage',
  key: 'shops',
  name: { one: 'Shop', many: 'Shops' },
  fields: { name: text('Shop Name') },
  emptyText: 'No shops yet.',
  publishedAs: 'shops',
  layout: 'rows',
});
