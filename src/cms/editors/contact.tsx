import { mailLink, phoneLink } from '~/domain/link';
import { defineEditor } from '../editing/define';
import { text } from '../fields/text';
import styles from './card.module.css';

export interface ContactEntry {
  company: string;
  address: string;
  phone: string;
  email: string;
  /** A web address, or empty. */
  website: string;
}

export const contact = defineEditor<ContactEntry>({
  id: 'contact',
  menu: 'Contact',
  heading: 'Contact Dashboard',
  motif: 'bay-leaf',
  keptIn: 'memory',
  key: 'contacts',
  name: { one: 'Contact', many: 'Contacts' },
  fields: {
    company: text('Company Name', { ifBlank: 'report' }),
    address: text('Address', { ifBlank: 'report' }),
    phone: text('Phone num', { ifBlank: 'report', kind: 'tel' }),
    email: text('Email', { ifBlank: 'report', kind: 'email' }),
    website: text('Website (Optional)', { ifBlank: 'accept', kind: 'url' }),
  },
  buttons: { add: 'Add Contact', update: 'update Contact' },
  emptyText: 'No Contacts Right Now.',
  layout: 'tiles',
  renderCard: ({ record: { company, address, phone, email, website }, titleId }) => (
    <div className={styles.text}>
      <h3 id={titleId}>{company}</h3>
      <p>{address}</p>
      <p>
        <a href={phoneLink(phone)}>{phone}</a>
      </p>
      <p>
        <a href={mailLink(email)}>{email}</a>
      </p>
      {website && (
        <a href={website} target="_blank" rel="noopener noreferrer" aria-describedby={titleId}>
          Visit Website
        </a>
      )}
    </div>
  ),
});
