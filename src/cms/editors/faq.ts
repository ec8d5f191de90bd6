import { defineEditor } from '../editing/define';
import { text } from '../fields/text';
import { titles } from './titles';

export const faq = defineEditor({
  id: 'faq',
  ...titles.faq,
  keptIn: 'storage',
  key: 'faqs',
  name: { one: 'FAQ', many: 'FAQs' },
  fields: { q: text('Question'), a: text('Answer', { kind: 'long' }) },
  emptyText: 'No FAQs yet.',
  publishedAs: 'faq',
  layout: 'rows',
});
