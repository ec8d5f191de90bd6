import { defineEditor } from '../editing/define';
import { photo, unpublished } from '../fields/picture';
import { text } from '../fields/text';
import { titles } from './titles';

export const testimonials = defineEditor({
  id: 'testimonials',
  ...titles.testimonials,
  keptIn: 'memory',
  key: 'testimonials',
  name: { one: 'Testimonial', many: 'Testimonials' },
  fields: {
    name: text('Name'),
    statement: text('Statement', { kind: 'long' }),
    photo: photo('Photo', 'round', unpublished),
  },
  emptyText: 'No testimonials yet.',
  publishedAs: 'testimonials',
  layout: 'tiles',
});
