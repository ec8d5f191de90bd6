import { defineEditor } from '../editing/define';
import { text } from '../fields/text';
import styles from './card.module.css';

export interface Faq {
  q: string;
  a: string;
}

export const faq = defineEditor<Faq>({
  id: 'faq',
  menu: 'FAQ',
  heading: 'FAQs Dashboard',
  motif: 'cumin',
  keptIn: 'storage',
  key: 'faqs',
  name: { one: 'FAQ', many: 'FAQs' },
  fields: {
    q: text('Question', { ifBlank: 'ignore' }),
    a: text('Answer', { ifBlank: 'ignore', kind: 'long' }),
  },
  buttons: { add: 'Add FAQ', update: 'Update FAQ', cancel: 'Cancel' },
  confirmDelete: 'Are you sure you want to delete this FAQ?',
  emptyText: 'No FAQs yet.',
  layout: 'rows',
  renderCard: ({ record: { q, a }, titleId }) => (
    <div className={styles.text}>
      <h3 id={titleId}>{q}</h3>
      <p className={styles.long}>{a}</p>
    </div>
  ),
});
