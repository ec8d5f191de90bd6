import { type Locale, languageOf } from '~/config/locales';
import { framePath, hasFrame, type Variant } from '~/domain/content/frame';
import { valueAt } from '~/domain/content/record';
import { writeCalendarDay } from '~/domain/date';
import type { EditorDefinition } from '../../editor';
import type { StoredRecord } from '../../list/record';
import { needsTexts, pictureUrlOf, toSiteRecord } from '../../record/site-record';
import type { OfficeRecord } from '../../record/stored';
import { findSection } from '../../sections';
import { fetchSiteList } from '../fetch-site-list';
import { fetchPage, openIframe, showElement } from './iframe';
import { fillSlots, findCard } from './slots';
import { views } from './views';

/** The reason why a record cannot be previewed, as a message for the user. */
export class PreviewError extends Error {
  override name = 'PreviewError';
}

/**
 * Returns the card for a variant in the main part of a frame.
 * @throws Error if the frame has none
 */
export function chooseCard(main: HTMLElement | null, variant: Variant = {}): Element {
  const variants = JSON.parse(main?.dataset.variants ?? '[]') as readonly Variant[];
  const index = variants.findIndex((known) =>
    Object.entries(known).every(([field, value]) => (variant[field] ?? '') === value),
  );
  const card = main && findCard(main, variants.length > 0 ? index : undefined);
  if (!card) throw new Error(`the frame has no card for ${JSON.stringify(variant)}`);
  return card;
}

/** Sets the picture of a card, or removes it if there is none. */
function setPicture(card: Element, url: string): void {
  const image = card.querySelector('img');
  for (const source of card.querySelectorAll('source')) source.remove();
  if (url) image?.setAttribute('src', url);
  else image?.remove();
}

/** The card in the iframe, and the labels of fields that it does not show. */
export interface CardPreview {
  card: Element;
  notShown: readonly string[];
}

/** Shows a record in an iframe as its public page in a language would. */
export async function showRecord<Fields extends object>(
  iframe: HTMLIFrameElement,
  { publishedAs }: EditorDefinition<Fields>,
  record: StoredRecord<Fields>,
  locale: Locale,
): Promise<CardPreview> {
  if (!publishedAs || !hasFrame(publishedAs)) throw new Error('no page shows these records');
  const section = findSection(publishedAs);
  const entry: OfficeRecord = { ...record };
  const content = toSiteRecord(section, entry);
  const texts: Readonly<Record<string, unknown>> = Object(content[locale]);
  if (needsTexts(section, locale) && Object.keys(texts).length === 0)
    throw new PreviewError(
      `It has no texts in ${languageOf(locale).name} yet: write them under ‘Details for the website’.`,
    );
  const [page, target, { years }] = await Promise.all([
    fetchPage(framePath(publishedAs, locale)),
    openIframe(iframe),
    fetchSiteList(publishedAs),
  ]);
  const { slots, variant, fields } = views[publishedAs](
    {
      record: content,
      locale,
      writeDay: (day) => writeCalendarDay(day, locale, years),
    },
    texts,
  );
  const card = chooseCard(page.document.querySelector('main'), variant);
  fillSlots(card, slots);
  setPicture(card, pictureUrlOf(section, entry));
  for (const details of card.parentElement?.querySelectorAll('details') ?? []) details.open = true;
  const shown = showElement(iframe, target, page, card);
  await Promise.all([
    target.fonts.ready,
    ...Array.from(target.images, (image) => image.decode().catch(() => {})),
  ]);
  const hidden = section.fields.filter(({ name }) => {
    const own = name.replace(`${locale}.`, '');
    const isOther = own.includes('.');
    return !isOther && valueAt(content, name) !== undefined && fields?.includes(own) === false;
  });
  return { card: shown, notShown: hidden.map(({ label }) => label) };
}
