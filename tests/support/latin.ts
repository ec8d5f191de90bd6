import { chats, site } from '~/config/site';
import { readVisible } from './visible-text';

/** Brands and terms of the web that keep their Latin names. */
const latin = [
  site.brand.name,
  ...site.social.map(({ name }) => name),
  ...chats.flatMap(({ label }) => label ?? []),
  'OpenStreetMap|CSV|JSON|JavaScript',
  '[\\w.+-]+@[\\w.-]+',
  'https?:\\S+',
];
const telephone = '\\+?\\d[\\d ]{6,}\\d';
const allowed = new RegExp([...latin, telephone].join('|'), 'g');

/** Checks for Latin letters and digits that a text in Devanagari should not have. */
export const hasLatin = (text: string) => /[A-Za-z0-9]/.test(text.replace(allowed, ''));

/** Finds the texts of a page that have them. */
export const findLatin = (html: string) => readVisible(html).filter(hasLatin);
