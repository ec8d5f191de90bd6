import { sourceLocale } from '~/config/locales';
import { type AnyRecord, valueAt } from './content/record';
import { type Pack, readPacks, unitPriceOf } from './pack';
import { packLabel } from './pack-name';
import { formatPrice } from './price';

const fields = ['price', 'size', 'discountPrice', 'cartons'] as const;

/** Returns the packs of a product record. Faulty ones are reported elsewhere. */
function packsOf(record: AnyRecord | undefined): Pack[] {
  const texts = fields.map((name) => [name, String(record?.[name] ?? '')]);
  try {
    return readPacks({ price: '', ...Object.fromEntries(texts) });
  } catch {
    return [];
  }
}

/** Describes prices that changed by more than half. */
function findJumps(before: readonly Pack[], after: readonly Pack[]): string[] {
  const isSamePlaces = before.length === after.length;
  return after.flatMap((pack, index) => {
    const old = pack.grams
      ? before.find(({ grams }) => grams === pack.grams)
      : before.filter(({ grams }) => isSamePlaces && !grams)[index];
    if (!old || Math.abs(pack.price - old.price) <= old.price / 2) return [];
    const change = `${formatPrice(old.price)} → ${formatPrice(pack.price)}`;
    return [pack.grams ? `${packLabel(pack)}, ${change}` : change];
  });
}

const describePack = (pack: Pack) => `${packLabel(pack)} at ${formatPrice(pack.price)}`;

/**
 * Describes packs that cost less than a smaller one, or far less by weight than a larger one: `'50 g at €40 costs
 * less than 25 g at €580'`.
 */
export function findCheaperPacks(packs: readonly Pack[]): string[] {
  const weighed = packs.filter(({ grams }) => grams).sort((a, b) => (a.grams ?? 0) - (b.grams ?? 0));
  return weighed.flatMap((pack, index) => {
    const smaller = weighed[index - 1];
    if (!smaller) return [];
    if (pack.price < smaller.price) return [`${describePack(pack)} costs less than ${describePack(smaller)}`];
    return (unitPriceOf(pack) ?? 0) > 1.5 * (unitPriceOf(smaller) ?? 0)
      ? [`${describePack(smaller)} costs far less by weight than ${describePack(pack)}`]
      : [];
  });
}

/** Describes changed prices that may be typos: `'Cloves: 25 g, €40 → €4'`. */
export function findOddPrices(before: readonly AnyRecord[], after: readonly AnyRecord[]): string[] {
  return after.flatMap((record) => {
    const old = before.find(({ id }) => id !== undefined && id === record.id);
    if (old && fields.every((name) => old[name] === record[name])) return [];
    const packs = packsOf(record);
    const odd = [...findJumps(packsOf(old), packs), ...findCheaperPacks(packs)];
    return odd.map((text) => `${valueAt(record, `${sourceLocale}.name`)}: ${text}`);
  });
}
