import { type Locale, localeTags } from '~/config/locales';
import { productPath } from '~/config/routes';
import { fill, wordsOf } from '~/config/words';
import { formatDay } from '~/domain/date';
import { formatRupees, priceLine } from '~/domain/price';
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
  const words = wordsOf(locale).priceList;
  return {
    day,
    date: formatDay(day, localeTags[locale]),
    packs: weights.map((grams) => fill(words.pack, { grams })),
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

/** An amount as a cell of the printed table; empty where there is none. */
export function showAmount(rupees: number | undefined): string {
  return rupees === undefined ? '' : formatRupees(rupees);
}

/** Amounts of packs without a known weight, in one cell. */
export function showOthers(rupees: readonly number[]): string {
  return rupees.length === 0 ? '' : priceLine(rupees.join(' / '));
}

/** The list as rows of a spreadsheet, headings first; amounts are numbers. */
export function tabulate({ packs, groups }: PriceList, locale: Locale): (string | number)[][] {
  const words = wordsOf(locale).priceList;
  const inRupees = (column: string) => fill(words.rupees, { column });
  return [
    [
      words.category,
      words.name,
      words.nepali,
      ...packs.map(inRupees),
      inRupees(words.others),
      inRupees(words.perHundred),
    ],
    ...groups.flatMap(({ name: category, rows }) =>
      rows.map(({ name, nepali, prices, others, perHundred }) => [
        category,
        name,
        nepali,
        ...prices.map((rupees) => rupees ?? ''),
        others.join(' / '),
        perHundred ?? '',
      ]),
    ),
  ];
}
