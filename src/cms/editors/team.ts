import { defineEditor } from '../editing/define';
import { photo, unpublished } from '../fields/picture';
import { text } from '../fields/text';
import { titles } from './titles';

export const team = defineEditor({
  id: 'team',
  ...titles.team,
  keptIn: 'memory',
  key: 'team',
  name: { one: 'Member', many: 'Members' },
  fields: { name: text('Name'), position: text('Position'), photo: photo('Photo', 'round', unpublished) },
  emptyText: 'No team members yet.',
  publishedAs: 'team',
  layout: 'rows',
});
