import { defineEditor } from '../editing/define';
import { picture, staysHere } from '../fields/picture';
import { text } from '../fields/text';

export const gallery = defineEditor({
  id: 'gallery',
  menu: 'Gallery',
  motif: 'star',
  keptIn: 'storage',
  key: 'gallery',
  name: { one: 'Image', many: 'Images' },
  fields: {
    title: text('Title'),
    desc: text('Description', { kind: 'long' }),
    image: picture('Image', staysHere),
  },
  emptyText: 'No images yet.',
  layout: 'tiles',
});
