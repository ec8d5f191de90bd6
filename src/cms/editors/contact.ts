import { defineEditor } from '../editing/define';
import { officeOnly } from '../editor';
import { text } from '../fields/text';
import { titles } from './titles';

export const contact = defineEditor({
  id: 'contact',
  ...titles.contact,
  keptIn: 'memory',
  key: 'contacts',
  name: { one: 'Contact', many: 'Contacts' },
  fields: {
    company: text('Company Name'),
    address: text('Address'),
    phone: text('Phone num', { kind: 'tel' }),
    email: text('Email', { kind: 'email' }),
    website: text('Website (Optional)', { kind: 'url', isOptional: true, linkText: 'Visit Website' }),
  },
  buttons: { update: 'update Contact' },
  emptyText: 'No Contacts Right Now.',
  note: officeOnly,
  layout: 'tiles',
});
