import { latinDigits } from '../digits';
import { createFinder, dropFillers } from './find-product';
import { splitLines } from './message-lines';
import { stamp } from './message-parts';
import type { OfferedItem } from './order';

/** An item whose pack and quantity are known. */
export interface FoundItem {
  kind: 'item';
  /** The line as written. */
  text: string;
  pack: OfferedItem;
  quantity: number;
  /** The text names no size, but the product has one pack. */
  isOnlyPack?: boolean;
  /** The price of a pack in the text, if it is not the one of the price list. */
  writtenPrice?: number;
}

/** A line that orders nothing. Without a reason it is not understood. */
export interface UnreadLine {
  kind: 'unknown';
  text: string;
  /** `refused`: crossed out, cancelled or none. */
  reason?: 'soldOut' | 'notSold' | 'refused';
  /** Names what is sold out or not sold. */
  product?: string;
}

/** A line that may mean several items. A choice answers it, or leads to the next question. */
export interface Question {
  kind: 'question';
  text: string;
  about: 'product' | 'pack' | 'quantity';
  choices: (FoundItem | Question)[];
}

/** Names the product of a question. */
export const productOf = ({ choices: [first] }: Question): string =>
  first?.kind === 'question' ? productOf(first) : (first?.pack.product ?? '');

export type ReadLine = FoundItem | Question | UnreadLine;

/** A line of a list. `source` is shown, and `text` is parsed. */
export type ListLine = Record<'source' | 'text', string>;

/** Names and numbers in a line. */
interface Parts {
  name: string;
  number?: string | undefined;
  weights: number[];
  prices: number[];
  /** Quantities with a unit or a multiplication sign. */
  counts: { count: number; isCarton?: boolean }[];
  /** Other numbers. */
  bare: number[];
}

type Finder = ReturnType<typeof createFinder>;

const fraction = String.raw`\d+(?:\.\d+)?(?:\/\d+)?|[½¼¾]|half|aadh?a|आधा`;
const end = String.raw`(?![\p{L}\p{M}])`;
const currency = String.raw`(?:(?:rs|npr|nrs|रु|रू)[.]?|\p{Sc})`;
const amount = String.raw`\d[\d.,]*`;
/** The parts of a line. The first that fits wins. */
const tokens = new RegExp(
  [
    String.raw`(?:@|=\s*${currency})\s*${currency}?\s*${amount}`,
    String.raw`${currency}\s*(?<price>${amount})(?:\/[-–=])?|(?<priceBefore>${amount})\s*(?:\/[-–=]|(?:rs|रु|रू)${end})`,
    String.raw`(?:№|#|(?:no|नं)\.?)\s*(?<number>\d+)`,
    String.raw`(?<weight>${fraction})\s*(?:(?<kilo>kgs?|kilos?|kilograms?|किलो|के\.?\s?जी\.?)|gr?|gms?|grams?|ग्राम|ग्रा\.?)(?:को|(?=x\s*\d)|${end})`,
    String.raw`(?<count>\d+)\s*(?:(?<carton>cartoo?ns?|ctns?|cases?|peti|कार्टुन|कार्टन|पेटी)|(?<dozen>dozens?|darjan|दर्जन)|pkts?|packets?|packs?|pcs?|pieces?|pouch(?:es)?|nos?|otas?|watas?|वटा|ओटा|थान|पोका|प्याकेट|पाकेट)${end}`,
    `(?<times>[xх]${end}|[×✕✖*])`,
    String.raw`(?<bare>\d+(?:\.\d+)?)`,
    String.raw`(?<word>[\p{L}\p{M}\u200c\u200d][\p{L}\p{M}\u200c\u200d:'’]*)`,
  ].join('|'),
  'giu',
);
/** Numbers whose commas separate no items. */
const grouped = new RegExp(
  String.raw`(?:[@=]|${currency})\s*${amount}|${amount}(?=\/[-–=])|\d,\d{3}(?=\s+[pप])`,
  'giu',
);
/** Separators of items, and the end of an item before the weight of the next. */
const separator = /[,;|]|\s(?:and|ra|र|तथा|&|\+|\/)\s/iu;
const nextPack = /(pkts?|packets?|pcs|packs?|प्याकेट)\s+(?=\d+\s*(?:k?g|ग्राम|किलो))/giu;
/** The catalogue's figures at the end of an item of our own message. */
const figures = /\[[^\]]*\]?/g;

const bullet =
  /^(?:[-–—•*·▪◦‣●○+>✓✔]|\p{Extended_Pictographic}\ufe0f?)+\s*|^\(?\p{Nd}{1,3}[.)।](?!\p{Nd})\s*/u;
const numbering = /^(\p{Nd}{1,3})[\s,]+(?=\p{L})/u;
const emoji = /\p{Extended_Pictographic}|\ufe0f/gu;
/** Greetings, and what a list is called. */
const greeting =
  /(?:^|[^\p{L}\p{M}])(?:namaste|namaskar|hello|hi|hey|dear|good (?:morning|afternoon|evening|day)|thanks?|dhanyabad|regards|order|list|items?|नमस्ते|नमस्कार|धन्यवाद|अर्डर|सूची)(?![\p{L}\p{M}])/iu;
const sum = /^(?:(?:grand |sub ?)?(?:total|sum|jamma|amount|vat|discount)(?!\p{L})|कुल |जम्मा)/iu;
const field =
  /^(?:full name|name|customer|email|phone|mobile|contact|tel|business|address|date|province|district|city|pan|vat|पूरा नाम|नाम|इमेल|फोन|मोबाइल|व्यवसाय|ठेगाना|मिति|प्रदेश|जिल्ला|पालिका)(?:को)?(?![\p{L}\p{M}])[^:：=]{0,20}[:：=]/iu;
/** A cancelled item, a question or a long number. */
const refused =
  /[?？]|\d{7}|(?:^|[^\p{L}\p{M}])(?:cancel\w*|remove|without|except|not|don'?t|instead|nachahine|chaidaina|hataunu\w*|kati|कति|चाहिँदैन|नचाहिने|हटाउ)/iu;

const mostQuantity = 9999;
const mostChoices = 4;
/** Patterns take too long for a longer line. */
const longestLine = 2000;
/** A smaller number without a unit may be a quantity. */
const leastBareWeight = 50;

/**
 * Reads the items of a list that someone wrote, in any order, spelling and script, and adds up equal items. What has
 * several meanings is a question. Passes over greetings, sums, fields and struck-through words.
 */
export function readList(text: string, offered: readonly OfferedItem[]): ReadLine[] {
  const lines = splitLines(text).map(({ text }) =>
    text.replace(stamp, '').replace(bullet, '').replace(bullet, '').replace(emoji, ' ').trim(),
  );
  const numbers = lines.flatMap((line) => latinDigits(numbering.exec(line)?.[1] ?? '') || []);
  const isNumbered = numbers.length > 1 && numbers.every((number, at) => Number(number) === at + 1);
  return readLines(
    lines.map((source) => ({ source, text: isNumbered ? source.replace(numbering, '') : source })),
    offered,
  );
}

/** Reads prepared lines. A line without a name belongs to the name before it. */
export function readLines(lines: readonly ListLine[], offered: readonly OfferedItem[]): ReadLine[] {
  const finder = createFinder(offered);
  const found: ReadLine[] = [];
  let last: Parts | undefined;
  for (const { source, text } of lines) {
    let heading = last;
    last = undefined;
    if (text.length > longestLine) found.push({ kind: 'unknown', text: source });
    if (text.length > longestLine) continue;
    for (const group of splitGroups(latinDigits(text))) {
      const parts = readParts(group);
      const hasFigures = countFigures(parts) > 0;
      if (!parts.name) parts.number ??= takeNumber(parts, finder);
      if (!parts.name && !parts.number && heading && parts.weights.length + parts.prices.length > 0) {
        const { name, number } = heading;
        Object.assign(parts, { name, number });
        // The heading itself was a question of the size.
        if (countFigures(heading) === 0) found.pop();
      }
      const isLeftOut = (field.test(text) || sum.test(text)) && parts.weights.length === 0;
      const line = isLeftOut || refused.test(group) ? undefined : settleLine(parts, finder);
      if (line) {
        found.push({ ...line, text: source });
        last = heading = parts;
      } else if (!isLeftOut && (hasFigures || !isSilent(group)))
        found.push({ kind: 'unknown', text: source });
    }
  }
  return addUp(found);
}

const countFigures = ({ weights, counts, bare }: Parts) => weights.length + counts.length + bare.length;

/** Returns true for greetings and for requests without an item. */
const isSilent = (text: string) => !dropFillers(text) || (!refused.test(text) && greeting.test(text));

/** Divides a line into items. */
function splitGroups(line: string): string[] {
  const clean = line.replace(figures, '').replace(grouped, (number) => number.replaceAll(',', ''));
  const groups: string[] = [];
  for (const piece of clean.replace(nextPack, '$1, ').split(separator)) {
    const { name, weights } = readParts(piece);
    const before = readParts(groups.at(-1) ?? '');
    const hasBoth = weights.length > 0 && before.weights.length > 0;
    const isComplete = before.weights.length > 0 && before.counts.length + before.bare.length > 0;
    if (groups.length === 0 || (name ? isComplete || hasBoth : isComplete && hasBoth)) groups.push(piece);
    else groups.push(`${groups.pop()}, ${piece}`);
  }
  return groups;
}

function readParts(text: string): Parts {
  const parts: Parts = { name: '', weights: [], prices: [], counts: [], bare: [] };
  const words: string[] = [];
  let isTimes = false;
  for (const { groups = {} } of text.matchAll(tokens)) {
    const {
      price = groups.priceBefore,
      number,
      weight,
      kilo,
      count,
      carton,
      dozen,
      times,
      bare,
      word,
    } = groups;
    if (price) parts.prices.push(Number(price.replace(/,|\.$/g, '')));
    if (number) parts.number = number;
    if (weight) parts.weights.push(Number((readFraction(weight) * (kilo ? 1000 : 1)).toFixed(3)));
    if (count) parts.counts.push({ count: Number(count) * (dozen ? 12 : 1), isCarton: carton !== undefined });
    if (bare && isTimes) parts.counts.push({ count: Number(bare) });
    if (bare && !isTimes) parts.bare.push(Number(bare));
    if (word) words.push(word);
    isTimes = times !== undefined;
  }
  return { ...parts, name: dropFillers(words.join(' ')) };
}

function readFraction(text: string): number {
  const [top = '', bottom = '1'] = text.normalize('NFKC').split(/[/⁄]/);
  return /\d/.test(top) ? Number(top) / Number(bottom) : 0.5;
}

/** Takes the number of a product, as in `'101 x 500g x 20'`. Small numbers need a size and a quantity. */
function takeNumber(parts: Parts, finder: Finder): string | undefined {
  const [first = 0, ...others] = parts.bare;
  const isNumber = others.length + parts.counts.length > 0 && (parts.weights.length > 0 || first >= 100);
  if (!isNumber || !finder.packsOf(String(first))) return undefined;
  parts.bare = others;
  return String(first);
}

/** Finds what a group means. Undefined if it names no product, or several sizes. */
function settleLine(parts: Parts, finder: Finder): FoundItem | Question | undefined {
  const { name, number, weights, prices, counts, bare } = parts;
  const numbered = finder.packsOf(number);
  if (!numbered && !name) return undefined;
  const named = countFigures(parts) > 0 ? finder.find(name) : finder.findWhole(name);
  const isAgreed = numbered !== undefined && (!name || named.products.includes(numbered));
  const products = numbered ? [numbered, ...(isAgreed ? [] : named.products)] : named.products;
  const isSure = numbered ? isAgreed : named.isSure;
  const isTotal = isSure && weights.length === 2 && counts.length + bare.length === 0;
  if (weights.length > 1 && !isTotal) return undefined;
  // A pack whose weight is unknown may have any.
  const fitting = products.filter((packs) =>
    packs.some(({ grams, price }) =>
      grams === undefined ? weights.length > 0 || prices.includes(price) : grams === weights[0],
    ),
  );
  const candidates = fitting.length > 0 ? fitting : products;
  const choices = candidates.slice(0, mostChoices).map((packs) => settleProduct(packs, parts));
  const [only] = choices;
  if (!only || (isSure && choices.length === 1)) return only;
  return ask('product', choices);
}

const ask = (about: Question['about'], choices: Question['choices']): Question => ({
  kind: 'question',
  text: '',
  about,
  choices,
});
const take = (pack: OfferedItem, quantity: number): FoundItem => ({ kind: 'item', text: '', pack, quantity });
const isValid = (count: number) => Number.isInteger(count) && count >= 1 && count <= mostQuantity;

/** Finds the pack and the quantity of a product. */
function settleProduct(packs: readonly OfferedItem[], parts: Parts): FoundItem | Question {
  const { counts, prices } = parts;
  const isPack = (weight: number | undefined) =>
    packs.some(({ grams }) => grams !== undefined && grams === weight);
  const isNumber = parts.bare[0] === Number(packs[0]?.number) && parts.bare.length + counts.length > 1;
  let bare = isNumber ? parts.bare.slice(1) : parts.bare;
  let [weight, total] = parts.weights;
  if (total !== undefined && !isPack(weight)) [weight, total] = [total, weight];
  let isDoubtful = total !== undefined;
  const large = bare.findIndex((number) => number >= leastBareWeight && isPack(number));
  const size = large < 0 ? bare.findIndex(isPack) : large;
  if (weight === undefined && size >= 0 && bare.length + counts.length > 1) {
    weight = bare[size];
    // 'besar 20 500' has two sizes, and 'besar 10 12' may mean ten to twelve.
    isDoubtful = large < 0 || (size > 0 && isPack(bare[0]));
    bare = bare.filter((_, at) => at !== size);
  }
  const exact = packs.filter(({ grams, price }) =>
    weight === undefined ? grams === undefined && prices.includes(price) : grams === weight,
  );
  const isOnlyPack = packs.length === 1 && weight === undefined && exact.length === 0;
  const [pack] = isOnlyPack ? packs : exact;
  const isAmount = (number: number) =>
    pack && [1, ...bare, ...counts.map(({ count }) => count)].some((count) => number === count * pack.price);
  const others = bare.filter((number) => !isAmount(number)).map((count) => ({ count }));
  const [quantity = { count: 1 }, ...more]: Parts['counts'] = [...counts, ...others];
  const isCounted = counts.length + others.length > 0;
  const countPacks = ({ carton = 1 }: OfferedItem) => quantity.count * (quantity.isCarton ? carton : 1);

  if (!pack && weight && !isCounted) {
    const whole = packs.filter(({ grams }) => grams && isValid(weight / grams)).slice(-3);
    if (whole.length > 0)
      return ask(
        'pack',
        whole.reverse().map((one) => take(one, weight / (one.grams ?? 1))),
      );
  }
  if (!pack) {
    const distance = ({ grams }: OfferedItem) =>
      Math.abs(Math.log((grams ?? Number.EPSILON) / (weight ?? 1)));
    const nearest = weight ? [...packs].sort((a, b) => distance(a) - distance(b)).slice(0, 3) : packs;
    return ask(
      'pack',
      nearest.map((one) => take(one, isValid(countPacks(one)) ? countPacks(one) : 1)),
    );
  }
  if (total && weight && isValid(total / weight)) return ask('quantity', [take(pack, total / weight)]);
  const isClear = isCounted && more.length === 0 && !isDoubtful && isValid(countPacks(pack));
  if (isClear && !(quantity.isCarton && !pack.carton))
    return { ...take(pack, countPacks(pack)), ...(isOnlyPack && { isOnlyPack }) };
  const choices = new Set([quantity, ...more].map(({ count }) => count).filter(isValid));
  return ask(
    'quantity',
    [...choices].slice(0, 3).map((count) => take(pack, count)),
  );
}

/** Adds up items of the same pack, in the place of the first. */
function addUp(lines: readonly ReadLine[]): ReadLine[] {
  const sums = new Map<string, FoundItem>();
  return lines.flatMap((line) => {
    if (line.kind !== 'item') return line;
    const { pack, quantity, text } = line;
    const former = sums.get(pack.name);
    if (former) {
      former.quantity += quantity;
      if (!former.text.includes(text)) former.text += ` + ${text}`;
      return [];
    }
    const item = { ...line };
    sums.set(pack.name, item);
    return item;
  });
}
