import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale } from '~/config/locales';
import { readPage } from '~/lib/page';
import { type Card, drawCard } from './social-card';
import source from './social-card.ts?raw';
import { socialLooks } from './social-look';

export type SocialId = keyof typeof socialLooks;

export const socialIds = Object.keys(socialLooks) as SocialId[];

const socialSize = { width: 1200, height: 630 };

/** Whether a page has a card for social networks; the 404 has none. */
export function hasSocialImage(id: string): id is SocialId {
  return id in socialLooks;
}

/** File name of a page's card without its extension: `price-list`, `ne-price-list`. */
export function socialName(id: SocialId, locale: Locale): string {
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return locale === defaultLocale ? name : `${locale}-${name}`;
}

/** Path of a page's card for social networks. */
export function socialImagePath(id: SocialId, locale: Locale = defaultLocale): string {
  return `/social/${socialName(id, locale)}.jpg`;
}

/** Draws a page's card, or takes the one drawn before from the same words, picture and code. */
export async function makeSocialImage(id: SocialId, locale: Locale): Promise<Buffer> {
  const { heading, intro } = await readPage(id, locale);
  const look = socialLooks[id];
  const text = /^.*?[.!?](?=\s|$)/s.exec(intro ?? '')?.[0] ?? intro;
  const card: Card = { heading, text, look, size: socialSize };
  const picture = readFileSync(join('src/assets', look.picture));
  const key = createHash('sha256').update(JSON.stringify(card)).update(picture).update(source).digest('hex');
  const file = join('.cache/social', `${socialName(id, locale)}-${key.slice(0, 12)}.jpg`);
  if (!existsSync(file)) {
    const drawn = await drawCard(card, picture);
    mkdirSync('.cache/social', { recursive: true });
    writeFileSync(file, drawn);
  }
  return readFileSync(file);
}
