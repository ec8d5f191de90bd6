import { defineEditor } from '../editing/define';
import { photo } from '../fields/photo';
import { staysHere } from '../fields/picture';
import { text } from '../fields/text';

export const team = defineEditor({
  id: 'team',
  menu: 'Team',
  motif: 'cardamom',
  keptIn: 'memory',
  key: 'team',
  name: { one: 'Member', many: 'Members' },
  fields: { name: text('Name'), position: text('Position'), photo: photo('Photo', 'round', staysHere) },
  emptyText: 'No team members yet.',
  site: 'team',
  layout: 'tiles',
});
