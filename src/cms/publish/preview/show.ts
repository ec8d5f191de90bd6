import { type Locale, languageOf } from '~/config/locales';
import { writeCalendarDay } from '~/domain/calendar-day';
import type { AnyRecord } from '~/domain/content/record';
import type { EditorDefinition } from '../../editor';
import { siteOf } from '../../storage/site-fields';
import type { StoredRecord } from '../../stores/record-storage';
import { pictureOf, recordOf, textsIn } from '../convert';
import { fetchList } from '../fetch-list';
import { type Entry, findSection, pageOf, textOf } from '../sections';
import { type BuiltCard, type CardKind, cards } from './cards';
import { fetchPage, openFrame, showAlone } from './frame';
import { titleIn } from './product-card';

/** Why a record cannot be shown yet, in words for the person. */
export class PreviewError extends Error {
  override name = 'PreviewError';
}

/** The card of the record itself where the page has it, else one that can be filled like it. */
function findCard(
  built: readonly BuiltCard[],
  { selector, isFit, own }: CardKind,
  record: AnyRecord,
): BuiltCard {
  const fitting = built.filter(({ card }) => isFit?.(card, record) ?? true);
  const same = fitting.find(({ record: { id } }) => id !== undefined && id === record.id);
  if (same) return same;
  const [other] = fitting;
  if (!other) throw new Error(`the page has no ${selector} for this record`);
  if (own) other.card.querySelector(own)?.remove();
  return other;
}

/** The cards of a page with the records that they show: a page has them in the order of the list. */
function readCards(page: Document, selector: string, records: readonly AnyRecord[]): BuiltCard[] {
  const found = [...page.querySelectorAll(selector)];
  if (found.length !== records.length)
    throw new Error(`the page has ${found.length} ${selector}, and the list ${records.length} records`);
  return records.flatMap((record, index) => {
    const card = found[index];
    return card ? { card, record } : [];
  });
}

/** The card in the frame, and the labels of the fields that it does not show. */
export interface Shown {
  card: Element;
  notShown: readonly string[];
}

/** Shows a record in a frame as its public page in a language would. */
export async function showRecord<Fields extends object>(
  frame: HTMLIFrameElement,
  { site, codec }: EditorDefinition<Fields>,
  record: StoredRecord<Fields>,
  locale: Locale,
): Promise<Shown> {
  if (!site) throw new Error('no page shows these records');
  const section = findSection(site);
  const path = pageOf(section, siteOf(record), locale);
  if (!path)
    throw new PreviewError("Choose a category in 'For the site' first: it says which page shows it.");
  const entry = (await codec.serialize(record)) as Entry;
  const content = recordOf(section, entry);
  const texts = textsIn(content, locale);
  if (section.texts.length > 0 && Object.keys(texts).length === 0)
    throw new PreviewError(
      `It has no texts in ${languageOf(locale).name} yet: write them in 'For the site'.`,
    );
  const [page, target, { records, years }, { records: products }] = await Promise.all([
    fetchPage(path),
    openFrame(frame),
    fetchList(site),
    site === 'recipes' ? fetchList('products') : { records: [] },
  ]);
  const kind = cards[site];
  const listed = records.filter(({ category }) => category === content.category);
  const built = readCards(page.document, kind.selector, listed);
  const { card, record: old } = findCard(built, kind, content);
  kind.fill(card, {
    record: content,
    texts,
    picture: pictureOf(section, entry),
    products: new Map(products.map((product) => [textOf(product.id), titleIn(locale, product)])),
    old,
    built,
    locale,
    writeDay: (day) => writeCalendarDay(day, locale, years),
  });
  showAlone(frame, target, page, card);
  const shown = target.querySelector(kind.selector);
  if (!shown) throw new Error('the card is not in the frame');
  await Promise.all([
    target.fonts.ready,
    ...Array.from(target.images, (image) => image.decode().catch(() => {})),
  ]);
  const { fields } = kind;
  const hidden = section.shared.filter(
    ({ name }) => content[name] !== undefined && fields?.includes(name) === false,
  );
  return { card: shown, notShown: hidden.map(({ label }) => label) };
}
