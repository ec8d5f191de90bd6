import { defineEditor } from '../editing/define';
import { officeOnly } from '../editor';
import { picture } from '../fields/picture';
import { text } from '../fields/text';
import { titles } from './titles';

export const gallery = defineEditor({
  id: 'gallery',
  ...titles.gallery,
  keptIn: 'storage',
  key: 'gallery',
  name: { one: 'Image', many: 'Images' },
  fields: {
    title: text('Title'),
    desc: text('Description', { kind: 'long' }),
    image: picture('Image'),
  },
  emptyText: 'No images yet.',
  note: officeOnly,
  layout: 'tiles',
});
