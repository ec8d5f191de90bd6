import { type Locale, languageOf } from '~/config/locales';
import { bestUnitPrice, type Pack, readPacks, sizeLine } from './pack';
import { formatWeight } from './pack-name';
import { cardPrice, formatAmount, formatPrice } from './price';

/** A pack as a card writes it. Amounts have no currency. */
export interface PackLine {
  weight?: string;
  amount: string;
  regularPrice?: string;
}

interface Stored {
  size?: string | undefined;
  price: string;
  discountPrice?: string | undefined;
  cartons?: string | undefined;
}

const describePack = ({ grams, price, regularPrice }: Pack, locale: Locale): PackLine => ({
  ...(grams && { weight: formatWeight(grams, locale) }),
  amount: formatAmount(price, locale),
  ...(regularPrice !== undefined && { regularPrice: formatAmount(regularPrice, locale) }),
});

/**
 * Writes the packs and prices of a product in a language.
 * @param packs the packs of the stored texts; none if these are faulty
 */
export function describePrices(stored: Stored, locale: Locale, packs: readonly Pack[] = readPacks(stored)) {
  const perUnit = bestUnitPrice(packs);
  const packLines = packs.map((pack) => describePack(pack, locale));
  return {
    price: packs.length > 0 ? cardPrice(packs, locale) : { now: stored.price.trim() },
    sizes: sizeLine(stored.size, locale),
    packs,
    packLines,
    /** The packs as a screen reader says them: '25 g, 40 euros; 50 g, 70 euros'. */
    said: packLines
      .map(
        ({ weight, amount }) => `${weight ? `${weight}, ` : ''}${amount} ${languageOf(locale).money.spoken}`,
      )
      .join('; '),
    /** Unit price of the best-value pack, where weights are known. */
    perUnit: perUnit === undefined ? undefined : formatPrice(perUnit, locale),
  };
}
