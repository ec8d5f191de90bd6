import { type Locale, locales } from '~/config/locales';
import { type Messages, messagesOf } from '~/config/messages/index';
import {
  categories,
  categoryPath,
  cookPath,
  localised,
  type PageId,
  pathOf,
  paths,
  recipePath,
} from '~/config/routes';
import { formatPrice } from '~/domain/price';
import { otherLanguageOf } from '~/domain/product-names';
import type { Suggestion, SuggestionGroup, SuggestionsFile, Topic } from '~/domain/search/suggestion';
import { translateName } from '~/domain/translate-name';
import { hashedFile } from '../build/hashed-file';
import { oncePerLocale } from '../build/once';
import { readPlaceNames } from '../business/places';
import { readShops } from '../business/shops';
import { readRows } from '../content/read';
import { readMenuNames } from '../page';
import { makeAvif } from '../pictures/pictures';
import { type Product, readProducts } from './catalogue';
import { readLabels } from './finder';
import { readProductTexts } from './product-page';

type Read = (locale: Locale) => Promise<Suggestion[]>;

/** The kinds of rows in the order of the list. A new kind is one entry here, and its label in the dictionaries. */
const kinds: Record<keyof Messages['search']['groups'], Read> = {
  products: async (locale) => {
    const { fields } = messagesOf(locale).product;
    return Promise.all(
      (await readProducts(locale)).map(async (product) => ({
        id: product.id,
        name: product.title,
        other: product.other.text,
        href: product.href,
        note: product.isSoldOut ? fields.soldOut : firstPrice(product, locale),
        picture: (await makeAvif(product.image, pictureWidth)).src,
        words: product.romanised,
        mentions: product.uses,
      })),
    );
  },
  categories: async (locale) => {
    const names = await readMenuNames(locale);
    return categories.map(({ slug }) => ({
      id: slug,
      name: names[`products-${slug}`] ?? slug,
      href: categoryPath(slug, locale),
    }));
  },
  recipes: async (locale) =>
    (await readRows('recipes', locale)).map(({ id, heading, steps }) => ({
      id,
      name: heading,
      href: steps ? cookPath(id, locale) : recipePath(id, locale),
    })),
  questions: async (locale) =>
    (await readRows('faq', locale)).map(({ id, question, answer }) => ({
      id,
      name: question,
      href: `${pathOf('faq', locale)}#${id}`,
      mentions: listWords(answer),
    })),
  places: async (locale) => {
    const cityNames = await readPlaceNames(locale);
    const { provinces, nearest } = await readShops(locale);
    const hrefOf = (id: string) => `${pathOf('whereToBuy', locale)}#${id}`;
    const served = provinces.flatMap((province) =>
      province.districts.map(({ id, name, shops }) => {
        const cities = new Set(shops.map(({ row }) => translateName(cityNames, row.city ?? '')));
        const note = [...cities].filter((city) => city !== name).join(', ');
        return { id, name, href: hrefOf(id), ...(note && { note }), words: [...cities, province.name] };
      }),
    );
    const others = nearest.flatMap(({ others }) => others);
    return [...served, ...others.map(({ id, name }) => ({ id, name, href: hrefOf(id) }))];
  },
  pages: async (locale) => {
    const names = await readMenuNames(locale);
    return (Object.keys(paths) as PageId[])
      .filter((id) => id !== 'home')
      .map((id) => ({ id, name: names[id] ?? id, href: pathOf(id, locale) }));
  },
};

/** Twice the shown width, for dense screens. */
const pictureWidth = 96;

function firstPrice({ packs: [first], price }: Product, locale: Locale): string {
  return first ? formatPrice(first.price, locale) : price.now;
}

/** Lists the longer words of a text. 'mo:mo' is one word. */
function listWords(text: readonly string[]): string[] {
  const words = text.join(' ').toLowerCase().split(/\s+/);
  return words
    .map((word) => word.replace(/[^\p{L}\p{M}]+/gu, ''))
    .filter((word) => word.length > (/[a-z]/.test(word) ? 3 : 2));
}

/** Adds the names and words that rows have in the other languages. */
function addLanguages(own: readonly Suggestion[], others: readonly (readonly Suggestion[])[]): Suggestion[] {
  return own.map(({ words = [], mentions = [], ...row }) => {
    const same = others.flatMap((rows) => rows.find(({ id }) => id === row.id) ?? []);
    const shown = new Set([row.name, row.other]);
    const named = [...words, ...same.flatMap(({ name, words = [] }) => [name, ...words])];
    const unshown = [...new Set(named)].filter((word) => !shown.has(word));
    const mentioned = new Set([...mentions, ...same.flatMap(({ mentions = [] }) => mentions)]);
    return {
      ...row,
      ...(unshown.length > 0 && { words: unshown }),
      ...(mentioned.size > 0 && { mentions: [...mentioned] }),
    };
  });
}

const readGroups = oncePerLocale(async (locale): Promise<SuggestionGroup[]> => {
  const labels = messagesOf(locale).search.groups;
  const others = locales.filter((other) => other !== locale);
  return Promise.all(
    Object.entries(kinds).map(async ([kind, read]) => ({
      label: labels[kind as keyof typeof kinds],
      rows: addLanguages(await read(locale), await Promise.all(others.map(read))),
    })),
  );
});

const isHot = 3;

/** Lists the paths of products by the facts on their packs. */
async function readFacts(locale: Locale) {
  const products = await readProducts(locale);
  const texts = await readProductTexts(locale);
  const list = (has: (product: Product) => boolean) => products.filter(has).map(({ href }) => href);
  return {
    hot: list(({ facts }) => Number(facts.heat ?? 0) >= isHot),
    vegetarian: list(({ facts }) => facts.vegetarian === true),
    allergens: list(({ id }) => Boolean(texts.get(id)?.allergens?.length)),
  };
}

/** Reads the topics of a language, with their words in all languages. */
async function readTopics(locale: Locale): Promise<Topic[]> {
  const facts = await readFacts(locale);
  const others = await Promise.all(
    locales.filter((other) => other !== locale).map((other) => readRows('topics', other)),
  );
  return (await readRows('topics', locale)).map(({ id, words, to = [], fact }) => ({
    id,
    words: [...words, ...others.flat().flatMap((row) => (row.id === id ? row.words : []))],
    to: [...to.map((path) => localised(path, locale)), ...(fact ? facts[fact] : [])],
  }));
}

/** Makes the suggestions file of a language. */
export const makeSuggestionsFile = oncePerLocale(async (locale) => {
  const { search, finder } = messagesOf(locale);
  const { found, none, contactPrompt } = search;
  const groups = await readGroups(locale);
  const { uses, unsold } = await readLabels();
  const file: SuggestionsFile = {
    groups,
    topics: await readTopics(locale),
    labels: {
      uses,
      unsold: Object.fromEntries(
        categories.map(({ slug }) => [categoryPath(slug, locale), unsold[slug] ?? '']),
      ),
    },
    otherLang: otherLanguageOf(locale),
    texts: { found, none, contactPrompt, unsold: finder.unsold },
    // For a product enquiry. The text of the message is appended.
    contactUrl: `${pathOf('contact', locale)}?enquiry=order&message=`,
  };
  return hashedFile(`suggestions-${locale}`, 'json', JSON.stringify(file));
});
