import { defineEditor } from '../editing/define';
import { text } from '../fields/text';

/** The shops of the page 'Where to buy'. Their facts are all in 'For the site'. */
export const shops = defineEditor({
  id: 'shops',
  menu: 'Shops',
  heading: 'Shops',
  motif: 'leaf',
  keptIn: 'storage',
  key: 'shops',
  name: { one: 'Shop', many: 'Shops' },
  fields: { name: text('Shop Name') },
  emptyText: 'No shops yet.',
  site: 'shops',
  layout: 'rows',
});
