import { type Locale, languageOf } from '~/config/locales';
import type { AnyRecord } from '~/domain/content/record';
import { writeNumerals } from '~/domain/numerals';
import { type Pack, perHundredLine, readPacks, sizeLine } from '~/domain/pack';
import { formatWeight } from '~/domain/pack-name';
import { cardPrice, formatAmount, formatRupees } from '~/domain/price';
import { countStars, starCharacters } from '~/domain/rating';
import { findPackFault } from '../faults';
import { textOf } from '../sections';
import type { BuiltCard, Filling } from './cards';
import { find, put, say, showPicture } from './markup';

/** The name that a page in a language calls a product by; its card has the other one under it. */
export const titleIn = (locale: Locale, { name, nepali }: AnyRecord): string =>
  textOf(languageOf(locale).script === 'Deva' ? nepali : name);

/** What a record says of its packs, as far as it is sound. */
function packsOf({ size, price, discountPrice }: AnyRecord) {
  const stored = { size: textOf(size), price: textOf(price), discountPrice: textOf(discountPrice) };
  return { stored, packs: stored.price && !findPackFault(stored) ? readPacks(stored) : [] };
}

/** The fields that a card shows or never shows. */
export const productFields = [
  ...['category', 'name', 'nepali', 'size', 'price', 'discountPrice', 'rating'],
  ...['image', 'romanised', 'uses'],
];

/** Fills the card of a product. */
export function fillProduct(card: Element, { record, picture, old, built, locale }: Filling): void {
  showPicture(card, picture);
  const title = titleIn(locale, record);
  const heading = find(card, '.name');
  const enquire = find(card, '.enquire');
  const label = enquire.getAttribute('aria-label') ?? '';
  enquire.setAttribute(
    'aria-label',
    label.replace(titleIn(locale, old), () => title),
  );
  const other = find(card, '.nepali');
  other.textContent = textOf(title === record.name ? record.nepali : record.name);
  find(heading, 'a').replaceChildren(`${title} `, other);
  if (record.id)
    put(find(card, '.number'), writeNumerals(textOf(old.id), locale), writeNumerals(record.id, locale));
  else find(card, '.number').remove();
  // Without a rating each build draws one, so that of the card may stay.
  if (record.rating) fillStars(card, built, Number(record.rating), locale);
  const { stored, packs } = packsOf(record);
  const { was, now } = cardPrice(stored, locale);
  say(
    card,
    '.words > p.visually-hidden',
    [was, now, sizeLine(stored.size, locale)].filter(Boolean).join(' '),
  );
  fillPacks(card, packs, locale);
  const perHundred = perHundredLine(packs);
  const before = perHundredLine(packsOf(old).packs) ?? Number.NaN;
  if (perHundred === undefined) card.querySelector('.hundred')?.remove();
  else put(find(card, '.hundred'), formatRupees(before, locale), formatRupees(perHundred, locale));
}

/** The number in 'Rated 4.5 out of 5' that is the rating. */
const ratingInText = /(?![5५](?![.\d०-९]))[\d०-९][.\d०-९]*/;

function fillStars(card: Element, built: readonly BuiltCard[], rating: number, locale: Locale): void {
  const { full, half } = countStars(rating);
  const drawn = find(card, '.stars svg');
  find(drawn, 'rect').setAttribute('width', String(full * 2 + half));
  find(card, '.stars [data-stars]').replaceChildren(starCharacters(rating), drawn);
  const said = find(card, '.stars .visually-hidden');
  // Where a card says 5 twice, another one tells which of them is the rating.
  const phrases = built.map((other) => find(other.card, '.stars .visually-hidden').textContent);
  const like = phrases.map((text) => ratingInText.exec(text)).find((found) => found !== null);
  if (!like) return;
  said.textContent = like.input;
  put(said, like[0], writeNumerals(rating, locale));
}

function fillPacks(card: Element, packs: readonly Pack[], locale: Locale): void {
  const list = find(card, '.packs');
  const first = find(list, 'li');
  list.replaceChildren(
    ...packs.map(({ grams, rupees, was }, index) => {
      const item = first.cloneNode(true) as Element;
      const price = find(item, 'b');
      const [weight, comma] = item.childNodes;
      if (grams === undefined) {
        weight?.remove();
        comma?.remove();
      } else if (weight) weight.textContent = formatWeight(grams, locale);
      const currency = index === 0 ? [find(item, 'small')] : [];
      price.replaceChildren(...currency, formatAmount(rupees, locale));
      for (const old of item.querySelectorAll('s, b ~ i ~ i')) old.remove();
      if (was !== undefined) {
        const before = card.ownerDocument.createElement('s');
        before.textContent = formatAmount(was, locale);
        item.append(before);
      }
      return item;
    }),
  );
}

/** Whether a card has all parts that another product may need. */
export const isWhole = (card: Element): boolean =>
  ['.hundred', '.packs li i + b > small', '.number'].every((part) => card.querySelector(part));
