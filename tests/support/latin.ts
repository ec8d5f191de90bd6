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
/** Telephone numbers and product codes. */
const codes = ['\\+?\\d[\\d ]{6,}\\d', '(?:नं\\.|№) ?\\d+', '\\d+ नम्बर'];
const allowed = new RegExp([...latin, ...codes].join('|'), 'g');

/** Finds Latin letters and digits that a page in Devanagari should not have. */
export function findLatin(html: string): string[] {
  return readVisible(html).filter((text) => /[A-Za-z0-9]/.test(text.replace(allowed, '')));
}
