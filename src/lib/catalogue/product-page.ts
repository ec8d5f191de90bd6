import type { ImageMetadata } from 'astro';
import { type Locale, languageOf, locales } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages/index';
import { type CategorySlug, categoryPath } from '~/config/routes';
import { findBest } from '~/domain/pack';
import { formatWeight } from '~/domain/pack-name';
import { formatPrice } from '~/domain/price';
import { findSimilar } from '~/domain/similar';
import { oncePerLocale } from '../build/once';
import type { ProductTexts } from '../content/blocks';
import { readProductEntries, textsOf } from '../content/read';
import { type Page, readMenuNames, readPage } from '../page';
import { readGround } from '../pictures/picture-ground';
import { picturePath } from '../pictures/pictures';
import { readRecipes } from '../recipes';
import { readColour } from '../seo/palette';
import { type Product, readProducts } from './catalogue';

/** Default colours of products, by category. */
const categoryColours: Record<CategorySlug, NonNullable<Product['look']>> = {
  box: { ground: 'chilli-deep', ink: 'paper', second: 'turmeric', motif: 'star' },
  pouch: { ground: 'turmeric', ink: 'ink', second: 'chilli-deep', motif: 'seed' },
  whole: { ground: 'cardamom-deep', ink: 'paper', second: 'turmeric', motif: 'coriander' },
  other: { ground: 'clove-light', ink: 'paper', second: 'turmeric', motif: 'seed' },
};

export function productColours({ look, category }: Pick<Product, 'look' | 'category'>) {
  if (look) return look;
  const { ground, second, ...rest } = categoryColours[category];
  return { ...rest, ground: readColour(ground), second: readColour(second) };
}

/** Reads the texts of all product pages in a language, by catalogue number. */
export const readProductTexts = oncePerLocale(async (locale) => {
  const texts = (await readProductEntries()).map((entry) => [entry.id, textsOf(entry, locale)] as const);
  return new Map(texts.filter((entry): entry is [string, ProductTexts] => entry[1].taste !== undefined));
});

const describePacks = ({ packs, price }: Product, locale: Locale) =>
  packs.some(({ grams }) => grams === undefined)
    ? price.now
    : packs
        .map(({ grams = 0, price }) => `${formatWeight(grams, locale)} ${formatPrice(price, locale)}`)
        .join(', ');

/** Length at which search engines cut a description. */
const maxDescriptionLength = 160;

/** Length at which search engines cut a title, without the separator before the brand. */
const maxTitleLength = 72;

/** Joins sentences up to the maximum length of a description. */
const joinWhileFitting = (sentences: readonly string[], stop: string): string =>
  sentences.reduce((joined, sentence) => {
    const longer = `${joined} ${sentence}${stop}`.trim();
    return longer.length <= maxDescriptionLength ? longer : joined;
  }, '');

/** Describes a product's page for the layouts. */
async function makePage(product: Product, texts: ProductTexts | undefined, locale: Locale): Promise<Page> {
  const { category, title, id, href } = product;
  const { productPage: words, business } = messagesOf(locale);
  const { fullName } = business;
  const longTitle = interpolate(words.title, { name: title, number: id });
  const parent = await readPage(`products-${category}`, locale);
  const { updated } = await readPage('priceList', locale);
  const names = await readMenuNames(locale);
  const alternates = await Promise.all(
    locales.map(async (one) => {
      const same = (await readProducts(one)).find((found) => found.id === id);
      return { locale: one, path: same?.href ?? href };
    }),
  );
  return {
    ...parent,
    // Omits the brand after a long name.
    title: longTitle.length + fullName.length <= maxTitleLength ? longTitle : title,
    description: joinWhileFitting(
      [
        `${title}: ${texts?.taste ?? parent.menu}`,
        describePacks(product, locale),
        texts?.dose ?? parent.heading,
      ],
      languageOf(locale).script === 'Deva' ? '।' : '.',
    ),
    menu: title,
    heading: title,
    canonical: href,
    alternates,
    updated,
    parents: [
      ...parent.parents,
      { name: names[`products-${category}`] ?? category, path: categoryPath(category, locale) },
    ],
  };
}

/** Reads all data of a product's page. */
export async function readProductPage(product: Product, locale: Locale) {
  const all = await readProducts(locale);
  const texts = (await readProductTexts(locale)).get(product.id);
  const recipes = await readRecipes(locale);
  return {
    page: await makePage(product, texts, locale),
    texts,
    colours: productColours(product),
    recipes: recipes.filter(({ spices }) => spices.some(({ id }) => id === product.id)),
    similar: findSimilar(product, all),
    best: findBest(product.packs),
  };
}

/**
 * Writes the colours of a product's page as a style sheet, because the security policy forbids style
 * attributes. Screens only, because paper is white.
 */
export async function writeColours(
  image: ImageMetadata,
  { ground, ink, second }: ReturnType<typeof productColours>,
): Promise<string> {
  const { left, right } = await readGround(picturePath(image));
  const ornament = ink === 'paper' ? 'clove-dark' : 'white';
  return (
    `@media screen{.product-page{--ground:${ground};--on:var(--${ink});--second:${second};` +
    `--ornament:var(--${ornament});--left:${left};--right:${right}}}`
  );
}
