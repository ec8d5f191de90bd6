import { defineEditor } from '../editing/define';
import { photo, unpublished } from '../fields/photo';
import { text } from '../fields/text';

export const team = defineEditor({
  id: 'team',
  menu: 'Team',
  motif: 'cardamom',
  keptIn: 'memory',
  key: 'team',
  name: { one: 'Member', many: 'Members' },
  fields: { name: text('Name'), position: text('Position'), photo: photo('Photo', 'round', unpublished) },
  emptyText: 'No team members yet.',
  publishedAs: 'team',
  layout: 'tiles',
});
