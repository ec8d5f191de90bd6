import type { Finder } from './find-product';
import type { Token } from './line-grammar';
import { isQuantity, mostQuantity } from './list';
import type { OfferedItem } from './order';
import type { FoundItem, Question, ReadLine } from './read-list';

/** A quantity with a unit or a multiplication sign. */
interface Count {
  count: number;
  isCarton?: boolean | undefined;
}

/** The parts of an item by their roles. */
export interface Parts {
  name: string;
  number?: string | undefined;
  /** A number of the product, or of the customer's own list. */
  code?: string | undefined;
  weights: number[];
  /** Prices with a currency, and what selects a pack by its weight or price. */
  prices: number[];
  choices: number[];
  counts: Count[];
  /** Other numbers. */
  bare: number[];
  /** The first figure, if it is one of these. It may be the number of the product. */
  lead?: number | undefined;
  /** Those of a product, such as '20 x 500'. Either may be the size or the quantity. */
  factors: number[];
  /** A part has no role or could have two. */
  isOdd: boolean;
}

const mostChoices = 4;
/** A weight that is not sold is offered as at most this many packs. */
const mostMultiple = 5;
/** A smaller number without a unit may be a quantity. */
const leastBareWeight = 50;

export function readParts(tokens: readonly Token[]): Parts {
  const valuesOf = (role: Token['role']) =>
    tokens.flatMap((token) => (token.role === role ? token.value : []));
  const isTimes = (at: number) => tokens[at]?.role === 'times';
  // Both numbers of '20 x 500' may be the size.
  const isFactor = (at: number) => isTimes(at - 1) && tokens[at - 2]?.role !== 'bare';
  const counts = tokens.flatMap(({ role, value, isCarton }, at): Count[] =>
    role === 'count' || (role === 'bare' && isFactor(at)) ? [{ count: value, isCarton }] : [],
  );
  return {
    name: tokens.flatMap(({ role, text }) => (role === 'word' ? text : [])).join(' '),
    number: tokens.find(({ role }) => role === 'number')?.value.toString(),
    code: tokens.find(({ role }) => role === 'code')?.value.toString(),
    weights: valuesOf('weight'),
    prices: valuesOf('price'),
    choices: valuesOf('choice'),
    counts: [
      ...counts,
      ...tokens.flatMap(({ role, value }) => (role === 'odd' && value ? { count: value } : [])),
    ],
    bare: tokens.flatMap(({ role, value }, at) => (role === 'bare' && !isFactor(at) ? value : [])),
    lead: valueOfBare(tokens.find(({ role }) => /^(?:weight|count|bare)$/.test(role))),
    factors: tokens.flatMap(({ role, value }, at) => (role === 'bare' && isTimes(at - 1) ? value : [])),
    isOdd: tokens.some(({ role }) => role === 'odd'),
  };
}

const valueOfBare = (token: Token | undefined) => (token?.role === 'bare' ? token.value : undefined);

/** Finds what a group means. Undefined if it names no product, or several sizes. */
export function settleParts(given: Parts, finder: Finder): ReadLine | undefined {
  const parts = { ...given, number: given.number ?? (given.name ? undefined : takeNumber(given, finder)) };
  if (parts.number && !given.number) parts.bare = parts.bare.slice(1);
  const { name, number, weights, prices, counts, bare } = parts;
  const coded = finder.packsOf(parts.code);
  const numbered = finder.packsOf(number) ?? (name ? undefined : coded);
  if (!numbered && !name) return undefined;
  const hasFigures = weights.length + counts.length + bare.length + prices.length > 0;
  const named = hasFigures ? finder.find(name) : finder.findWhole(name);
  if (named.missing && !numbered)
    return { kind: 'unknown', text: '', reason: named.missing.reason, product: named.missing.name };
  const isAgreed = numbered !== undefined && (!name || named.products.includes(numbered));
  // 'Bill no 101' names no product.
  if (numbered && name && named.products.length === 0) return undefined;
  // A code of the customer's own is no number of ours.
  const known = coded && named.products.includes(coded) ? [coded] : named.products;
  const products = numbered ? [numbered, ...(isAgreed ? [] : named.products)] : known;
  // 'besar 500g no. 20'
  if (named.products.length > 0 && numbered && !isAgreed && counts.length + bare.length === 0)
    Object.assign(parts, { bare: [Number(number)], isOdd: true });
  const isSure = numbered ? isAgreed : named.isSure;
  const isTotal = isSure && weights.length === 2 && counts.length + bare.length === 0;
  if (weights.length > 1 && !isTotal) return undefined;
  // A pack whose weight is unknown may have any.
  const hasSize = (packs: readonly OfferedItem[]) =>
    packs.some(({ grams, price }) =>
      grams === undefined ? weights.length > 0 || prices.includes(price) : grams === weights[0],
    );
  const fitting = products.filter(hasSize);
  // 'khursani 50g' may be another product with that word and that size.
  const others = fitting.length === 0 && weights.length > 0 ? finder.findSimilar(name).filter(hasSize) : [];
  const candidates = [...new Set(fitting.length > 0 ? fitting : [...products, ...others])];
  const amounts = [...counts.map(({ count }) => count), ...bare];
  if (candidates.length > 0 && amounts.length > 0 && amounts.every(isTooMany)) return tooMany;
  const choices = candidates.slice(0, mostChoices).map((packs) => settleProduct(packs, parts));
  const [only] = choices;
  if (!only || (isSure && choices.length === 1)) return only;
  const offered = choices.flatMap((choice) => (choice.kind === 'unknown' ? [] : choice));
  return offered.length > 0 ? ask('product', offered) : only;
}

/** Takes the number of a product, as in `'101 x 500g x 20'`. Small numbers need a size and a quantity. */
function takeNumber({ bare, counts, weights }: Parts, finder: Finder): string | undefined {
  const [first = 0, ...others] = bare;
  const isNumber = others.length + counts.length > 0 && (weights.length > 0 || first >= 100);
  return isNumber && finder.packsOf(String(first)) ? String(first) : undefined;
}

const ask = (about: Question['about'], choices: Question['choices']): Question => ({
  kind: 'question',
  text: '',
  about,
  choices,
});
const isTooMany = (count: number) => count > mostQuantity;
const tooMany = { kind: 'unknown', text: '', reason: 'tooMany' } as const;

const take = (pack: OfferedItem, quantity: number): FoundItem => ({ kind: 'item', text: '', pack, quantity });
const packsIn = ({ count, isCarton }: Count, { carton = 1 }: OfferedItem) => count * (isCarton ? carton : 1);
const isSize = (packs: readonly OfferedItem[], weight: number) => packs.some(({ grams }) => grams === weight);

/** Finds the pack and the quantity of a product. */
function settleProduct(packs: readonly OfferedItem[], parts: Parts): ReadLine {
  const { counts, choices, prices } = parts;
  const numbers = parts.bare.length + counts.length;
  const isNumber = parts.lead === Number(packs[0]?.number) && numbers > 1;
  const bare = isNumber ? parts.bare.slice(1) : parts.bare;
  const weights = [...parts.weights, ...choices.filter((choice) => isSize(packs, choice))];
  const [weight, total] = weights.sort((a, b) => Number(isSize(packs, b)) - Number(isSize(packs, a)));
  const pack = packs.find(({ grams }) => weight !== undefined && grams === weight);
  if (pack && weight && total && isQuantity(total / weight))
    return ask('quantity', [take(pack, total / weight)]);
  if (pack && !total) return settleQuantity(pack, bare, parts);
  if (weight !== undefined) return askPack(packs, weight, bare, parts);

  const priced = packs.filter(({ price }) => [...prices, ...choices].includes(price));
  if (priced[0] && priced.length === 1) return settleQuantity(priced[0], bare, parts);
  const readings = bare.flatMap((number, at) => {
    const rest = bare.filter((_, place) => place !== at);
    // '0.5' is in kilos.
    const size = number < 1 ? number * 1000 : number;
    const sized = packs.filter(({ grams, price }) => (grams ?? price) === size);
    return numbers > 1 && rest.length + counts.length > 0
      ? sized.map((one) => ({
          number: size,
          isWeight: one.grams !== undefined,
          line: settleQuantity(one, rest, parts),
        }))
      : [];
  });
  const [first] = readings;
  // 'besar 20 500' has two sizes, and 'besar 10 12' may mean ten to twelve.
  const isFirst = readings[0]?.number === bare[0] || readings.length === 1;
  if (first?.isWeight && isFirst && first.number >= leastBareWeight) return first.line;
  if (first) {
    const likely = [...readings].sort((a, b) => b.number - a.number);
    return ask('quantity', likely.flatMap(({ line }) => listItems(line)).slice(0, mostChoices));
  }
  const [only, ...others] = packs;
  if (!only || others.length > 0) return askPack(packs, undefined, bare, parts);
  const line = settleQuantity(only, bare, parts);
  return line.kind === 'item' ? { ...line, isOnlyPack: true } : line;
}

const listItems = (line: ReadLine): FoundItem[] =>
  line.kind === 'item' ? [line] : line.kind === 'question' ? line.choices.flatMap(listItems) : [];

/** Asks for the pack, because the text names none, or one that is not sold. What was written comes first. */
function askPack(
  packs: readonly OfferedItem[],
  weight: number | undefined,
  bare: readonly number[],
  { counts }: Parts,
) {
  const [quantity = { count: 1 }]: Count[] = [...counts, ...bare.map((count) => ({ count }))];
  const countOf = (pack: OfferedItem) => Math.max(1, Math.ceil(packsIn(quantity, pack)));
  const isCounted = counts.length + bare.length > 0;
  const wholeIn = ({ grams }: OfferedItem) => (weight && grams ? weight / grams : 0);
  const whole = packs
    .filter(
      (pack) =>
        isQuantity(wholeIn(pack)) && wholeIn(pack) > 1 && (!isCounted || wholeIn(pack) <= mostMultiple),
    )
    .slice(-3)
    .reverse()
    .map((pack) => take(pack, wholeIn(pack) * countOf(pack)));
  if (whole.length > 0 && !isCounted) return ask('pack', whole);
  const distance = ({ grams }: OfferedItem) => Math.abs(Math.log((grams ?? Number.EPSILON) / (weight ?? 1)));
  const nearest = weight ? [...packs].sort((a, b) => distance(a) - distance(b)).slice(0, 3) : packs;
  const sized = packs.filter(
    ({ grams = 0 }) => grams >= leastBareWeight && grams === bare[0] && counts.length === 0,
  );
  return ask('pack', [
    ...sized.map((pack) => take(pack, 1)),
    ...whole,
    ...nearest.map((pack) => take(pack, countOf(pack))),
  ]);
}

/** Finds the quantity of a pack. A number that could be a price or is no whole number asks. */
function settleQuantity(
  pack: OfferedItem,
  bare: readonly number[],
  { counts, prices, factors, isOdd }: Parts,
): ReadLine {
  const numbers = [...bare, ...counts.map((count) => packsIn(count, pack))];
  const isAmount = (amount: number) =>
    numbers.length > 1 &&
    amount > 0 &&
    !(factors.includes(amount) && !numbers.some((n) => n !== amount && numbers.includes(n * amount))) &&
    [1, ...numbers].some((count) => count !== amount && amount === count * pack.price);
  const others = bare.filter((number) => !isAmount(number));
  const quantities = [...new Set([...counts.map((count) => packsIn(count, pack)), ...others])];
  const [quantity = 1] = quantities;
  if (quantities.length === 1 && quantity === 0) return { kind: 'unknown', text: '', reason: 'refused' };
  const writtenPrice = prices.find(
    (price) => price !== pack.price && !quantities.includes(price / pack.price),
  );
  const distance = (price: number) => Math.abs(Math.log(price / pack.price));
  // '250 rate 20', and '20/-' for a quantity.
  const isSwapped =
    counts.length === 0 &&
    writtenPrice !== undefined &&
    (quantities.length > 0 ? distance(quantity) : 0) < distance(writtenPrice) - Math.LN2;
  const offer = (count: number) => ({
    ...take(pack, count),
    ...(writtenPrice !== undefined && !isSwapped && { writtenPrice }),
  });
  const isPrice =
    counts.length === 0 && (isSwapped || (quantity >= pack.price && quantity % pack.price === 0));
  // '2-2 pkt' may mean two of each size, and '24 pcs (2 cartons)' says one thing twice.
  const isTwice = counts.length + others.length > 1 && !counts.some(({ isCarton }) => isCarton);
  const isClear = quantities.length === 1 && !isTwice && isQuantity(quantity) && !isOdd && !isPrice;
  if (isClear && !counts.some(({ isCarton }) => isCarton && !pack.carton)) return offer(quantity);
  const offered = quantities.flatMap((count) => [Math.floor(count), Math.ceil(count)]);
  const choices = [
    ...new Set([
      ...offered,
      ...(isSwapped ? [writtenPrice] : []),
      ...(isPrice || offered.length === 0 ? [1] : []),
    ]),
  ].filter(isQuantity);
  if (choices.length > 0) return ask('quantity', choices.slice(0, 3).map(offer));
  return quantities.some(isTooMany) ? tooMany : { kind: 'unknown', text: '' };
}
