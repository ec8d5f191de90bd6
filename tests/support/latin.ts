import { site } from '~/config/site';
import { readVisible } from './visible-text';

/** Brands and things of the web that keep their Latin names in any script. */
const latin = [
  site.brand.name,
  ...site.social.map(({ name }) => name),
  'OpenStreetMap|WhatsApp|CSV|JSON|JavaScript',
  '[\\w.+-]+@[\\w.-]+',
  'https?:\\S+',
];
/** Numbers that are dialled, and the codes of products. */
const codes = ['\\+?\\d[\\d ]{6,}\\d', '(?:नं\\.|№) ?\\d+', '\\d+ नम्बर'];
const allowed = new RegExp([...latin, ...codes].join('|'), 'g');

/** What a page in Devanagari shows in Latin letters or with the digits 0–9 though it need not. */
export function findLatin(html: string): string[] {
  return readVisible(html).filter((text) => /[A-Za-z0-9]/.test(text.replace(allowed, '')));
}
