import { defineEditor } from '../editing/define';
import { photo } from '../fields/photo';
import { text } from '../fields/text';
import styles from './card.module.css';
import { Portrait } from './Portrait';

export interface TeamMember {
  name: string;
  position: string;
  photo: File | null;
}

export const team = defineEditor<TeamMember>({
  id: 'team',
  menu: 'Team',
  heading: 'Team Dashboard',
  motif: 'cardamom',
  keptIn: 'memory',
  key: 'team',
  name: { one: 'Member', many: 'Members' },
  fields: {
    name: text('Name', { ifBlank: 'report' }),
    position: text('Position', { ifBlank: 'report' }),
    photo: photo('Photo'),
  },
  buttons: { add: 'Add Member', update: 'Update Member' },
  emptyText: 'No team members yet.',
  layout: 'tiles',
  renderCard: ({ record: { name, position, photo }, titleId }) => (
    <>
      <Portrait photo={photo} name={name} shape="round" />
      <div className={styles.text}>
        <h3 id={titleId}>{name}</h3>
        <p>{position}</p>
      </div>
    </>
  ),
});
