import { defineEditor } from '../editing/define';
import { officeOnly } from '../editor';
import { commaList } from '../fields/list';
import { text } from '../fields/text';
import { shops } from './shops';
import { titles } from './titles';

export const dealers = defineEditor({
  id: 'dealers',
  ...titles.dealers,
  keptIn: 'storage',
  key: 'dealers',
  name: { one: 'Dealer', many: 'Dealers' },
  fields: {
    name: text('Dealer Name'),
    description: text('Dealer Description', { kind: 'long' }),
    benefits: commaList('Dealer Benefits (comma separated)'),
  },
  emptyText: 'No dealers yet.',
  note: officeOnly,
  layout: 'rows',
  nested: shops,
});
