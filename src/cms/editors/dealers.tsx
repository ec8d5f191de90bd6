import { defineEditor } from '../editing/define';
import { commaList } from '../fields/list';
import { text } from '../fields/text';
import styles from './card.module.css';

export interface Dealer {
  name: string;
  description: string;
  benefits: string[];
}

export const dealers = defineEditor<Dealer>({
  id: 'dealers',
  menu: 'Dealers',
  heading: 'Dealers Dashboard',
  motif: 'bay-leaf',
  keptIn: 'storage',
  key: 'dealers',
  name: { one: 'Dealer', many: 'Dealers' },
  fields: {
    name: text('Dealer Name', { ifBlank: 'ignore' }),
    description: text('Dealer Description', { ifBlank: 'ignore', kind: 'long' }),
    benefits: commaList('Dealer Benefits (comma separated)'),
  },
  buttons: { add: 'Add Dealer', update: 'Update Dealer', cancel: 'Cancel' },
  confirmDelete: 'Are you sure you want to delete this Dealer?',
  emptyText: 'No dealers yet.',
  layout: 'rows',
  renderCard: ({ record: { name, description, benefits }, titleId }) => (
    <div className={styles.text}>
      <h3 id={titleId}>{name}</h3>
      <p className={styles.long}>{description}</p>
      {benefits.length > 0 && (
        <ul className={styles.bullets}>
          {Object.entries(benefits).map(([place, benefit]) => (
            <li key={place}>{benefit}</li>
          ))}
        </ul>
      )}
    </div>
  ),
});
