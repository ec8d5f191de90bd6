import { defineEditor } from '../editing/define';
import { photo } from '../fields/photo';
import { text } from '../fields/text';

export interface TeamMember {
  name: string;
  position: string;
  photo: File | null;
}

export const team = defineEditor<TeamMember>({
  id: 'team',
  menu: 'Team',
  motif: 'cardamom',
  keptIn: 'memory',
  key: 'team',
  name: { one: 'Member', many: 'Members' },
  fields: { name: text('Name'), position: text('Position'), photo: photo('Photo', 'round') },
  emptyText: 'No team members yet.',
  layout: 'tiles',
});
