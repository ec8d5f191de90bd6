import { type Locale, languageOf, secondNameLanguage, sourceLocale } from '~/config/locales';
import type { ContentSection } from '~/domain/content/field';
import { variantField } from '~/domain/content/frame';
import { type AnyRecord, type SectionName, valueAt } from '~/domain/content/record';
import { writeCalendarDay } from '~/domain/date';
import { avatarTone } from '~/domain/letters';
import { findPackFault } from '~/domain/pack';
import { describeCard } from '~/domain/product-card';
import { needsTexts, pictureUrlOf, toSiteRecord } from '../../record/site-record';
import type { OfficeRecord } from '../../record/stored';
import { textOf } from '../../record/values';
import { fillSlots, type SlotValues } from './slots';

/** The reason why a record cannot be previewed, as a message for the user. */
export class PreviewError extends Error {
  override name = 'PreviewError';
}

/** Fields that the card of a section shows, or leaves out on purpose. The cards of other sections show all. */
const shownFields: Partial<Record<SectionName, readonly string[]>> = {
  products: [
    ...['category', 'name', 'size', 'price', 'discountPrice', 'cartons', 'rating', 'soldOut'],
    ...['image', 'romanised', 'uses'],
  ],
  recipes: ['heading', 'description', 'image'],
};

function describeProduct(record: AnyRecord, locale: Locale): SlotValues {
  const text = (name: string) => textOf(valueAt(record, name)) || undefined;
  const product = {
    id: record.id,
    name: text(`${sourceLocale}.name`) ?? '',
    nepali: text(`${secondNameLanguage}.name`),
    own: text(`${locale}.name`),
    price: text('price') ?? '',
    ...Object.fromEntries(['size', 'discountPrice', 'cartons', 'rating'].map((own) => [own, text(own)])),
  };
  const { title, other, cells, stars } = describeCard(product, locale, findPackFault(product) && []);
  return { title, other: other.text, ...cells, stars: stars.characters, rating: stars.said };
}

/**
 * Writes a record into the page that a section has for previews in a language.
 * @returns its card, and the labels of fields that this does not show
 * @throws PreviewError if the record lacks what the page needs; Error if the page is another one
 */
export function fillPage(page: Document, section: ContentSection, record: OfficeRecord, locale: Locale) {
  const { name, fields } = section;
  const content = toSiteRecord(section, record);
  const texts: SlotValues = Object(content[locale]);
  if (needsTexts(section, locale) && Object.keys(texts).length === 0)
    throw new PreviewError(
      `It has no texts in ${languageOf(locale).name} yet: write them under ‘Details for the website’.`,
    );
  const main = page.querySelector<HTMLElement>('main[data-years]');
  if (!main) throw new Error('this page has no cards');
  const varying = variantField[name] ?? '';
  const cards = [...main.querySelectorAll<HTMLElement>('[data-variant]')];
  const card = cards.find(({ dataset }) => dataset.variant === String(content[varying] ?? ''));
  if (!card) {
    const label = fields.find((field) => field.name === varying)?.label;
    throw new PreviewError(`First choose ‘${label}’ under ‘Details for the website’.`);
  }
  for (const other of cards) if (other !== card) other.remove();

  const date = textOf(content.date);
  const day = writeCalendarDay(date, locale, JSON.parse(main.dataset.years ?? ''));
  const tone = String(avatarTone(textOf(texts.name)));
  fillSlots(card, name === 'products' ? describeProduct(content, locale) : { ...texts, date, day, tone });
  const image = card.querySelector('img');
  const picture = pictureUrlOf(section, record);
  for (const source of card.querySelectorAll('source')) source.remove();
  if (picture) image?.setAttribute('src', picture);
  else image?.remove();
  card.querySelector('details')?.setAttribute('open', '');
  main.removeAttribute('hidden');

  const hidden = fields.filter((field) => {
    const own = field.name.replace(`${locale}.`, '');
    const isHere = !own.includes('.') && valueAt(content, field.name) !== undefined;
    return isHere && shownFields[name]?.includes(own) === false;
  });
  return { card, notShown: hidden.map(({ label }) => label) };
}
