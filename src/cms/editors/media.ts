import { defineEditor } from '../editing/define';
import { text } from '../fields/text';
import { titles } from './titles';

export const media = defineEditor({
  id: 'media',
  ...titles.media,
  keptIn: 'memory',
  key: 'media',
  name: { one: 'Coverage', many: 'Coverages' },
  fields: {
    title: text('Title'),
    category: text('Category', { placeholder: 'Category (e.g.., Article, Press Release', cardArea: 'above' }),
    date: text('Date', { kind: 'date', isOptional: true, cardArea: 'above' }),
    description: text('Description', { kind: 'long' }),
    link: text('Read More Link (optional)', { kind: 'url', isOptional: true, linkText: 'Read More' }),
  },
  emptyText: 'No media coverages yet.',
  publishedAs: 'media',
  layout: 'tiles',
});
