import { defineEditor } from '../editing/define';
import { text } from '../fields/text';

export interface MediaCoverage {
  title: string;
  category: string;
  /** YYYY-MM-DD, or empty. */
  date: string;
  description: string;
  /** A web address, or empty. */
  link: string;
}

export const media = defineEditor<MediaCoverage>({
  id: 'media',
  menu: 'Media Coverages',
  motif: 'cumin',
  keptIn: 'memory',
  key: 'media',
  name: { one: 'Coverage', many: 'Coverages' },
  fields: {
    title: text('Title'),
    category: text('Category', { placeholder: 'Category (e.g.., Article, Press Release', place: 'above' }),
    date: text('Date', { kind: 'date', isOptional: true, place: 'above' }),
    description: text('Description', { kind: 'long' }),
    link: text('Read More Link (optional)', { kind: 'url', isOptional: true, linkText: 'Read More' }),
  },
  emptyText: 'No media coverages yet.',
  layout: 'tiles',
});
