import { type Locale, localeTags } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages';
import { productPath } from '~/config/routes';
import { formatDay } from '~/domain/date';
import type { Pack } from '~/domain/pack';
import { type CardPrice, priceLine } from '~/domain/price';
import { listWeights, priceRow } from '~/domain/price-list';
import { readCatalogue } from './catalogue';
import { ContentError } from './content/table';
import { readPage } from './page';

/**
 * All products with a column for every pack weight that occurs, as of the day that the content tells.
 * @throws ContentError where the content tells none
 */
export async function readPriceList(locale: Locale) {
  const { updated: day } = await readPage('priceList', locale);
  if (!day)
    throw new ContentError(
      `src/content/pages/${locale}.yaml`,
      "page 'priceList' needs 'updated', the day from which its prices hold",
    );
  const categories = await readCatalogue(locale);
  const weights = listWeights(categories.flatMap(({ products }) => products));
  const messages = messagesOf(locale).priceList;
  return {
    day,
    date: formatDay(day, localeTags[locale]),
    weights: weights.map((grams) => interpolate(messages.pack, { grams })),
    groups: categories.map(({ slug, name, products }) => ({
      slug,
      name,
      rows: products.map(({ id, name, nepali, packs }) => ({
        name,
        nepali,
        href: productPath(slug, id, locale),
        ...priceRow(packs, weights),
      })),
    })),
  };
}

export type PriceList = Awaited<ReturnType<typeof readPriceList>>;

/** The price of packs as a cell of the table, with the price before where it is lowered. */
export function showPrice(packs: readonly Pack[]): CardPrice {
  const now = priceLine(packs.map(({ rupees }) => rupees).join(' / '));
  return packs.some(({ was }) => was) ? { now, was: priceLine(listBefore(packs)) } : { now };
}

/** The prices of packs before a discount: `'40 / 70'`. */
function listBefore(packs: readonly Pack[]): string {
  return packs.map(({ rupees, was = rupees }) => was).join(' / ');
}

/** The list as rows of a spreadsheet, headings first; amounts are numbers. */
export function tabulate({ weights, groups }: PriceList, locale: Locale): (string | number)[][] {
  const messages = messagesOf(locale).priceList;
  const inRupees = (column: string) => interpolate(messages.rupees, { column });
  return [
    [
      messages.category,
      messages.name,
      messages.nepali,
      ...weights.map(inRupees),
      inRupees(messages.others),
      inRupees(messages.perHundred),
      inRupees(messages.before),
    ],
    ...groups.flatMap(({ name: category, rows }) =>
      rows.map(({ name, nepali, packs, others, perHundred }) => {
        const all = [...packs, ...others].filter((pack) => pack !== undefined);
        return [
          category,
          name,
          nepali,
          ...packs.map((pack) => pack?.rupees ?? ''),
          others.map(({ rupees }) => rupees).join(' / '),
          perHundred ?? '',
          all.some(({ was }) => was) ? listBefore(all) : '',
        ];
      }),
    ),
  ];
}
