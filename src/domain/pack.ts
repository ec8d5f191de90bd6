import { type Locale, languageOf, sourceLocale } from '~/config/locales';
import { unitPrice } from '~/config/site';
import { readAmounts } from './amounts';
import { latinDigits } from './digits';
import { writeNumerals } from './numerals';
import { readPrices } from './price';

/** `grams` is missing for an unknown weight. `regularPrice` is the price before a discount, `carton` the packs in a carton. */
export interface Pack {
  grams?: number;
  price: number;
  regularPrice?: number;
  carton?: number;
}

/** Grams in each unit of a stored size. */
const gramsOf: Record<string, number> = { '': 1, g: 1, gm: 1, ग्राम: 1, kg: 1000, किलो: 1000 };

/**
 * Parses the weights of a stored size in grams: `'25 / 50 / 1kg'` → `[25, 50, 1000]`. Returns `[]` without digits.
 * @throws Error that quotes what is no weight, such as a unit other than g and kg
 */
export function readSizes(size = ''): number[] {
  return readAmounts(size, { after: '[\\p{L}\\p{M}]+' }).map(({ amount, unit }) => {
    const grams = gramsOf[unit.toLowerCase()];
    if (grams === undefined) throw new Error(`has a unit other than g and kg: ${unit}`);
    // 2.01 kg are 2009.9999999999998 g.
    return Number((amount * grams).toFixed(3));
  });
}

/**
 * Returns the stored size line, `'25 / 50 / 100 / 500g'`, or undefined if empty. Translates digits and units:
 * `'२५ / ५० / १०० / ५०० ग्राम'`.
 */
export function sizeLine(size = '', locale: Locale = sourceLocale): string | undefined {
  const stored = size.trim();
  if (stored === '') return undefined;
  if (locale === sourceLocale) return stored;
  const { units, shortGrams = units.g } = languageOf(locale);
  const translated = stored.replace(/\s*(k?)g\b/gi, (_, kilo: string) => (kilo ? units.kg : shortGrams));
  return writeNumerals(translated, locale);
}

/** The packs of a product as its file has them. */
export interface StoredPacks {
  size?: string | undefined;
  price: string;
  discountPrice?: string | undefined;
  cartons?: string | undefined;
}

const mostInCarton = 999;

/** Parses the packs in a carton: `'24 / – / 12'` → `[24, undefined, 12]`. A dash is a pack without cartons. */
function readCartons(cartons: string): (number | undefined)[] {
  return latinDigits(cartons)
    .split('/')
    .map((part) => {
      const text = part.trim();
      if (/^[-–—]$/.test(text)) return undefined;
      const count = Number(text);
      if (/^\d+$/.test(text) && count >= 2 && count <= mostInCarton) return count;
      throw new Error(
        `cartons '${cartons}' has '${text}', which is neither a whole number from 2 to ${mostInCarton} nor –`,
      );
    });
}

/** Parses the amounts of a field. An error begins with the field's name and quotes its text. */
function readField(name: string, text: string | undefined, read: (text: string) => number[]): number[] {
  try {
    return read(text ?? '');
  } catch (error) {
    throw new Error(`${name} '${text}' ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Pairs sizes and prices in order. Uses the discounted prices, if there are any. Packs without a size have no
 * `grams`.
 * @throws Error that starts with the field's name and quotes its text. Sizes, prices and discounted prices
 * must have the same length. A size must name a weight. There must be a price, weights and prices must be positive,
 * and weights must differ. No discounted price may exceed the price, and one must be below it. Cartons are whole
 * numbers or dashes.
 */
export function readPacks({ size, price, discountPrice, cartons: stored }: StoredPacks): Pack[] {
  const sizes = readField('size', size, readSizes);
  const full = readField('price', price, readPrices);
  if (full.length === 0) throw new Error(`price '${price}' names no price`);
  if (size?.trim() && sizes.length === 0) throw new Error(`size '${size}' names no weight`);
  if (sizes.length > 0 && sizes.length !== full.length) {
    throw new Error(`size '${size}' names ${sizes.length} packs, but price '${price}' names ${full.length}`);
  }
  if (sizes.some((grams) => grams <= 0)) throw new Error(`size '${size}' has a weight that is not above 0`);
  if (new Set(sizes).size < sizes.length) throw new Error(`size '${size}' has the same weight twice`);
  if (full.some((price) => price <= 0)) throw new Error(`price '${price}' has a price that is not above 0`);
  const prices = discountPrice?.trim() ? readField('discountPrice', discountPrice, readPrices) : full;
  if (prices.length !== full.length) {
    throw new Error(
      `discountPrice '${discountPrice}' names ${prices.length} prices, but price '${price}' names ${full.length}`,
    );
  }
  if (prices.some((price) => price <= 0))
    throw new Error(`discountPrice '${discountPrice}' has a price that is not above 0`);
  const isAbove = prices.some((price, index) => price > (full[index] ?? price));
  if (isAbove) throw new Error(`discountPrice '${discountPrice}' is above price '${price}'`);
  if (discountPrice?.trim() && prices.every((price, index) => price === full[index]))
    throw new Error(`discountPrice '${discountPrice}' lowers nothing of price '${price}'`);
  const cartons = stored?.trim() ? readCartons(stored) : [];
  if (cartons.length > 0 && cartons.length !== full.length) {
    throw new Error(
      `cartons '${stored}' names ${cartons.length} packs, but price '${price}' names ${full.length}`,
    );
  }
  return prices.map((price, index) => {
    const carton = cartons[index];
    const grams = sizes[index];
    const regularPrice = full[index];
    return {
      ...(grams !== undefined && { grams }),
      price,
      ...(regularPrice !== price && { regularPrice }),
      ...(carton && { carton }),
    };
  });
}

/** Returns the unrounded price per unit weight, or undefined if the weight is unknown or zero. */
export function unitPriceOf({ grams, price }: Pack): number | undefined {
  return grams ? (price * unitPrice.grams) / grams : undefined;
}

/**
 * Returns the pack with the lowest unit price, and the smaller of two equals. Returns undefined without
 * weights.
 */
export function bestValue(packs: readonly Pack[]): Pack | undefined {
  const weighed = packs.flatMap((pack) => {
    const perUnit = unitPriceOf(pack);
    return perUnit === undefined ? [] : [{ pack, perUnit, grams: pack.grams ?? 0 }];
  });
  weighed.sort((a, b) => a.perUnit - b.perUnit || a.grams - b.grams);
  return weighed[0]?.pack;
}

/** The pack with the lowest unit price; undefined if all cost the same. */
export function findBest(packs: readonly Pack[]): Pack | undefined {
  const prices = new Set(packs.map(unitPriceOf));
  return prices.size > 1 ? bestValue(packs) : undefined;
}

/** Returns the rounded price per unit weight of a pack: 116 for 500 g at 580. */
export function roundedUnitPrice(pack: Pack): number | undefined {
  const perUnit = unitPriceOf(pack);
  // Without `toFixed`, steps of a hundredth add up to 4.5600000000000005.
  return perUnit && Number((Math.round(perUnit / unitPrice.step) * unitPrice.step).toFixed(2));
}

/** Returns the rounded unit price of the best-value pack, or undefined without weights. */
export function bestUnitPrice(packs: readonly Pack[]): number | undefined {
  const best = bestValue(packs);
  return best && roundedUnitPrice(best);
}

/** Explains why sizes, prices, discount prices and cartons do not match, and names the field. */
export function findPackFault(stored: StoredPacks): { field: string; reason: string } | undefined {
  try {
    readPacks(stored);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const end = message.indexOf(' ');
    return { field: message.slice(0, end), reason: message.slice(end + 1) };
  }
}
