import type { Locale } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages/index';
import { enquiryPath } from '~/config/routes';
import { site } from '~/config/site';
import type { Value } from '~/domain/content/record';
import type { Pack } from '~/domain/pack';
import { formatWeight, packName } from '~/domain/pack-name';
import { arrangePacks, listWeights } from '~/domain/price-list';
import { translateName } from '~/domain/translate-name';
import { productFacts } from '../content/product-shapes';
import { writeBusinessDay, writeDay } from '../day';
import { readCatalogue, readItemNames } from './catalogue';

/** Returns the day from which the prices apply, as orders write it. */
export const readPricesOf = (locale: Locale): string => writeBusinessDay(site.pricesFrom, locale);

/** Reads all products, with a column for each pack weight in use. */
export async function readPriceList(locale: Locale) {
  const categories = await readCatalogue(locale);
  const titles = await readItemNames(locale);
  const weights = listWeights(categories.flatMap(({ products }) => products));
  return {
    day: site.pricesFrom,
    date: writeDay(site.pricesFrom, locale),
    weights: weights.map((grams) => formatWeight(grams, locale)),
    groups: categories.map(({ slug, name, products }) => ({
      slug,
      name,
      /** Indices of the weights that the category has. */
      columns: listWeights(products).map((grams) => weights.indexOf(grams)),
      rows: products.map(({ id, href, title, other, orderName, packs, isSoldOut, facts }) => ({
        id,
        title,
        other,
        orderName,
        href,
        enquiry: enquiryPath(orderName, locale),
        isSoldOut,
        facts,
        ...arrangePacks(
          packs.map((pack) => {
            const name = packName(orderName, pack);
            return { ...pack, name, title: translateName(titles, name) };
          }),
          weights,
        ),
      })),
    })),
  };
}

export type PriceList = Awaited<ReturnType<typeof readPriceList>>;

/** Formats the prices before a discount: `'40 / 70'`. */
function listFormerPrices(packs: readonly Pack[]): string {
  return packs.map(({ price, regularPrice = price }) => regularPrice).join(' / ');
}

/** Converts a value to a spreadsheet cell. A flag becomes `yes`. */
function writeCell(value: Value | undefined, yes: string): string | number {
  if (typeof value === 'number') return value;
  if (value === true) return yes;
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** Converts the list to spreadsheet rows, headings first. Amounts are numbers. The last column is for an order. */
export function tabulate({ weights, groups }: PriceList, locale: Locale): (string | number)[][] {
  const { priceList: messages, product } = messagesOf(locale);
  const hasOther = groups.some(({ rows }) => rows.some(({ other }) => other.text));
  const withCurrency = (column: string) => interpolate(messages.amount, { column });
  return [
    [
      messages.category,
      messages.number,
      messages.name,
      ...(hasOther ? [messages.otherName] : []),
      ...weights.map(withCurrency),
      withCurrency(messages.others),
      withCurrency(messages.perUnit),
      withCurrency(messages.before),
      ...productFacts.map((name) => product.fields[name]),
      messages.ordered,
    ],
    ...groups.flatMap(({ name: category, rows }) =>
      rows.map(({ id, title, other, packs, others, perUnit, facts }) => {
        const all = [...packs, ...others].filter((pack) => pack !== undefined);
        return [
          category,
          id,
          title,
          ...(hasOther ? [other.text] : []),
          ...packs.map((pack) => pack?.price ?? ''),
          others.map(({ price }) => price).join(' / '),
          perUnit ?? '',
          all.some(({ regularPrice }) => regularPrice) ? listFormerPrices(all) : '',
          ...productFacts.map((name) => writeCell(facts[name], messages.yes)),
          '',
        ];
      }),
    ),
  ];
}
