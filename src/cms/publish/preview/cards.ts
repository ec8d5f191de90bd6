import type { Locale } from '~/config/locales';
import { labels } from '~/config/messages/en/labels';
import { avatarTone } from '~/domain/avatar';
import type { AnyRecord, SectionName } from '~/domain/content/record';
import { textOf } from '../sections';
import { find, putDay, repeat, say, showPicture } from './markup';
import { fillProduct, isWhole, productFields } from './product-card';

/** What a card is filled with. */
export interface Filling {
  record: AnyRecord;
  /** The texts of the page's language. */
  texts: Readonly<Record<string, unknown>>;
  /** The address of the picture; '' where there is none. */
  picture: string;
  /** Names of the catalogue's products, by their numbers. */
  products: ReadonlyMap<string, string>;
  /** What the card shows before it is filled: its page says in which words. */
  old: AnyRecord;
  /** All cards of the page, each with its record. */
  built: readonly BuiltCard[];
  locale: Locale;
  /** Writes a day in words as the page does. */
  writeDay(day: string): string;
}

/** A card as its page has it, and the record of the site that it shows. */
export interface BuiltCard {
  card: Element;
  record: AnyRecord;
}

export interface CardKind {
  /** Finds the cards on their page. */
  selector: string;
  /** Whether a card has all parts that this record may need. */
  isFit?(card: Element, record: AnyRecord): boolean;
  /** The fields that matter to it: it shows them, or they never stand on a card. All others are named as not shown. */
  fields?: readonly string[];
  /** Parts that belong to a card's own record only. */
  own?: string;
  fill(card: Element, filling: Filling): void;
}

/** Puts a drawn avatar of the kind that a record asks for into a card; the page has both. */
function showAvatar(card: Element, built: readonly BuiltCard[], gender: unknown, name: string): void {
  const avatar = find(card, '.avatar');
  const wanted = built.find(({ record }) => record.gender === gender);
  if (wanted) avatar.replaceChildren(...find(wanted.card, '.avatar').cloneNode(true).childNodes);
  avatar.setAttribute('data-tone', String(avatarTone(name)));
}

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

/** How the card of each section is found and filled. The markup is the page's own. */
export const cards: Record<SectionName, CardKind> = {
  faq: {
    selector: 'main details',
    fill: (card, { texts }) => {
      card.setAttribute('open', '');
      say(card, 'summary h2', texts.question);
      repeat(card, '.answer > p', textsIn(texts.answer));
    },
  },
  products: {
    selector: 'main article.product',
    fields: productFields,
    isFit: isWhole,
    own: '.recipes',
    fill: fillProduct,
  },
  testimonials: {
    selector: 'main .testimonial',
    fill: (card, { record, texts, old, built, writeDay }) => {
      const name = textOf(texts.name);
      showAvatar(card, built, record.gender, name);
      say(card, '.person b', name);
      say(card, '.role', texts.position);
      say(card, 'blockquote', texts.text);
      putDay(find(card, '.date'), textOf(old.date), textOf(record.date), writeDay);
    },
  },
  team: {
    selector: 'main .member',
    isFit: (card, { portrait }) =>
      portrait ? card.querySelector(`.portrait.${portrait}`) !== null : card.matches('.free'),
    fill: (card, { texts }) => {
      say(card, 'h2', texts.name);
      say(card, 'h2 + p', texts.role);
    },
  },
  recipes: {
    selector: 'main .recipe',
    own: '.cook',
    fill: (card, { record, texts, picture, products }) => {
      showPicture(card, picture);
      say(card, 'h2', texts.heading);
      say(card, 'h2 + p', texts.description);
      repeat(
        card,
        '.spices li',
        textsIn(record.spices).map((number) => products.get(number) ?? `№ ${number}`),
        'a',
      );
    },
  },
  media: {
    selector: 'main .media',
    fill: (card, { record, texts, old, built, writeDay }) => {
      const day = textOf(record.date);
      const like = built.find(({ record: { type } }) => type === record.type);
      const type = like
        ? find(like.card, '.meta').firstChild?.textContent
        : `${Object.entries(labels.media).find(([key]) => key === record.type)?.[1]} - `;
      const time = find(card, 'time');
      time.setAttribute('datetime', day);
      putDay(time, textOf(old.date), day, writeDay);
      find(card, '.meta').replaceChildren(type ?? '', time);
      say(card, 'h2', texts.title);
      say(card, '.text', texts.description);
    },
  },
};
