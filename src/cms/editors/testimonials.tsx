import { defineEditor } from '../editing/define';
import { photo } from '../fields/photo';
import { text } from '../fields/text';
import styles from './card.module.css';
import { Portrait } from './Portrait';

export interface Testimonial {
  name: string;
  statement: string;
  photo: File | null;
}

export const testimonials = defineEditor<Testimonial>({
  id: 'testimonials',
  menu: 'Testimonials',
  heading: 'Testimonials Dashboard',
  motif: 'star-anise',
  keptIn: 'memory',
  key: 'testimonials',
  name: { one: 'Testimonial', many: 'Testimonials' },
  fields: {
    name: text('Name', { ifBlank: 'report' }),
    statement: text('Statement', { ifBlank: 'report', kind: 'long' }),
    photo: photo('Photo'),
  },
  buttons: { add: 'Add Testimonial', update: 'Update Testimonial' },
  emptyText: 'No testimonials yet.',
  layout: 'tiles',
  renderCard: ({ record: { name, statement, photo }, titleId }) => (
    <>
      <Portrait photo={photo} name={name} shape="round" />
      <div className={styles.text}>
        <h3 id={titleId}>{name}</h3>
        <p className={styles.long}>{statement}</p>
      </div>
    </>
  ),
});
