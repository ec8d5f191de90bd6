import type { Language } from './locales.ts';
import type en from './messages/en.json';

/** Names of holidays and of ways to pay in the dictionaries. */
type Hours = (typeof en)['hours'];

/** A way to send a message to the business. */
export interface Channel {
  /** Unique word, also for `channels` of shops. */
  kind: string;
  /** Its name in every language. Email has none, because languages translate it. */
  label?: string;
  /** Name of a Tabler icon that consists of paths. */
  icon: string;
  /** Number or name of the recipient. Email goes to the address that the page names. */
  to?: string;
  /** Link with the placeholders `{to}` or its `{digits}`, `{text}` and, for email, `{subject}`. */
  url: string;
  /** The longest link that every app of the channel accepts, in characters. */
  limit: number;
}

/** Separate, because the dashboard needs only these names. */
export const brand: Site['brand'] = {
  name: 'Basna',
  /** The name in its own script beside the other. Empty without one. */
  native: { text: 'बास्ना', lang: 'ne' },
  fullName: 'Basna Spices',
};

export interface Site {
  url: string;
  brand: { name: string; native: { text: string; lang: string }; fullName: string };
  founded: { ad: number; bs: number };
  copyrightYear: number;
  founder: string;
  address: Record<'street' | 'city' | 'country' | 'countryCode', string>;
  hours: readonly string[];
  holidays: readonly { name: keyof Hours['holidays']; from: string; to: string }[];
  payments: readonly { kind: keyof Hours['payments']; to?: string }[];
  emails: Record<'main' | 'sales', string>;
  phones: Record<'main' | 'sales', string>;
  channels: readonly Channel[];
  social: readonly { name: string; icon: string; url: string }[];
  map: { latitude: number; longitude: number; embed: string; link: string };
  credit: { name: string; url: string };
  currency: string;
  pricesFrom: string;
  marketplaces: readonly { name: string; url: string }[];
}

/** All settings that another business would change. */
export const site: Site = {
  /** URL of the host, used if neither PUBLIC_SITE_URL nor the host's own build names one. */
  url: 'https://basna.example',
  brand,
  founded: { ad: 2001, bs: 2057 },
  /** Year in the footer's copyright line. */
  copyrightYear: 2025,
  founder: 'Ramesh Shrestha',
  address: {
    street: 'Balaju Industrial District',
    city: 'Kathmandu',
    country: 'Nepal',
    countryCode: 'NP',
  },
  /** When we answer the phone: first and last day, then the time. */
  hours: ['Su-Fr 09:00-17:00'],
  /** First and last days on which we are closed. `hours.holidays` in `messages/<locale>.json` has their names. */
  holidays: [
    { name: 'magheSankranti', from: '2027-01-15', to: '2027-01-15' },
    { name: 'newYear', from: '2027-04-14', to: '2027-04-14' },
    { name: 'dashain', from: '2027-10-06', to: '2027-10-11' },
    { name: 'tihar', from: '2027-10-27', to: '2027-10-31' },
  ],
  /** Ways to pay, as `hours.payments` in `messages/<locale>.json` describes them. `to` is the number of the account. */
  payments: [
    { kind: 'cash' },
    { kind: 'bank', to: '0000 0000 0000' },
    { kind: 'wallet', to: '980 000 0000' },
  ],
  emails: { main: 'namaste@basna.example', sales: 'sales@basna.example' },
  /** Written for readers, with + and the country code. Links derive E.164 digits from it. */
  phones: { main: '+977 1 555 0100', sales: '+977 1 555 0101' },
  /** Channels of messages in the order of the buttons. On touch screens, email is the last. */
  channels: [
    { kind: 'email', icon: 'mail', url: 'mailto:{to}?subject={subject}&body={text}', limit: 1900 },
    {
      kind: 'whatsapp',
      label: 'WhatsApp',
      icon: 'brand-whatsapp',
      to: '+977 1 555 0100',
      url: 'https://wa.me/{digits}?text={text}',
      limit: 4000,
    },
  ],
  /** The networks' home pages, because the business has no profiles yet. */
  social: [
    { name: 'Dribbble', icon: 'brand-dribbble', url: 'https://dribbble.com/' },
    { name: 'Facebook', icon: 'brand-facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', icon: 'brand-instagram', url: 'https://www.instagram.com/' },
    { name: 'LinkedIn', icon: 'brand-linkedin', url: 'https://www.linkedin.com/' },
    { name: 'X', icon: 'brand-x', url: 'https://x.com/' },
  ],
  /** Position of the works, the frame of the contact page, and the map it opens. */
  map: {
    latitude: 27.7295,
    longitude: 85.3,
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=85.29%2C27.722%2C85.31%2C27.737&layer=mapnik&marker=27.7295%2C85.3',
    link: 'https://www.openstreetmap.org/?mlat=27.7295&mlon=85.3#map=16/27.7295/85.3',
  },
  credit: { name: 'Himal Web Studio', url: 'https://himalweb.example/' },
  /** ISO 4217 code of all prices. `money` in `locales.ts` says how each language writes them. */
  currency: 'NPR',
  /** Day from which all prices hold, as the price list, product pages and orders name it. */
  pricesFrom: '2025-09-09',
  /**
   * Online markets that sell our products. 'Buy Online' leads to the first, or to 'Where to buy' if there is
   * none.
   */
  marketplaces: [],
};

/** Page where the office uploads its file: 'Let the office publish' in src/content/README.md. Empty without one. */
export const uploadUrl: string = '';

/** Time zone of the office, in which exported orders are dated. */
export const timeZone: string = 'Asia/Kathmandu';

/** Calendar of the business, in which it dates prices, orders and holidays in every language. */
export const calendar: Language['calendar'] = 'bikram-sambat';

/** All channels but email. */
export const chats = site.channels.filter(({ kind }) => kind !== 'email');

/**
 * Parts that the first owner specified: the promises, whose words are in `messages/<locale>.json`, and
 * the newsletter, whose button does nothing yet. Switch off what you do not offer.
 */
export const offers: Readonly<Record<'promises' | 'newsletter', boolean>> = {
  promises: true,
  newsletter: true,
};

/** Weight of the unit price, 'per 100 g', and the step to which it is rounded: 0.01 for cents. */
export const unitPrice: Record<'grams' | 'step', number> = { grams: 100, step: 1 };

/**
 * Marks the facts of packs (ingredients, allergens, origin, shelf life, heat) as samples on pages and in
 * files. Set it to `false` once the content has the facts of your packs.
 */
export const sampleFacts: boolean = true;

/**
 * Keeps visited pages readable offline, and opens the dashboard. If switched off, the next build deletes the caches in
 * browsers.
 */
export const offline: boolean = true;
