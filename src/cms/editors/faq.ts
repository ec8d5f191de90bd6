import { defineEditor } from '../editing/define';
import { text } from '../fields/text';

export const faq = defineEditor({
  id: 'faq',
  menu: 'FAQ',
  heading: 'FAQs Dashboard',
  motif: 'seed',
  keptIn: 'storage',
  key: 'faqs',
  name: { one: 'FAQ', many: 'FAQs' },
  fields: { q: text('Question'), a: text('Answer', { kind: 'long' }) },
  emptyText: 'No FAQs yet.',
  publishedAs: 'faq',
  layout: 'rows',
});
