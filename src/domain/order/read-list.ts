import { latinDigits } from '../digits';
import { createFinder, type Finder } from './find-product';
import { readTokens, type Token } from './line-grammar';
import { splitLines } from './message-lines';
import { stamp } from './message-parts';
import type { OfferedItem, OrderChoices } from './order';
import { readParts, settleParts } from './settle-item';

type Choices = Pick<OrderChoices, 'offeredItems' | 'unavailable'>;

/** An item whose pack and quantity are known. */
export interface FoundItem {
  kind: 'item';
  /** What was written. */
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

/** A line of a list. */
export interface ListLine {
  /** Shown, and read alone as in its list. */
  source: string;
  /** Parsed. */
  text: string;
  /** A row of a table, which belongs to no line before it. */
  isRow?: boolean;
}

/** What belongs to one item. Its text is read alone as in its line. */
interface Group {
  text: string;
  tokens: readonly Token[];
}

const strikes = '❌🚫⛔✗✘❎👎';
const picture = String.raw`(?![${strikes}✖])\p{Extended_Pictographic}`;
/** '*25 pkt' corrects the line before it. */
const bullet = new RegExp(
  String.raw`^(?!\*\s*\p{Nd}+\s*[\p{L}\p{M}]*$)(?:[-–—•*·▪◦‣●○+>✓✔]|\[[xX ]?\]|[☐☑]|${picture}\ufe0f?)+\s*`,
  'u',
);
/** A box that is not ticked, in a list with others that are. */
const open = /^[-*• ]*(?:☐|\[ ?\])/u;
const ticked = /^[-*• ]*(?:[☑✅✓✔]|\[[xX]\])/mu;
/** The only line with a star may correct one before it. */
const starred = /^\*(?=\S)(?!.*\*\s*$)/u;
/** Numbering that is nothing else, and numbering only in a list that counts from 1. */
const steadyNumber = /^\(?(?:\p{Nd}{1,3}[.)।](?!\p{Nd})|[क-ह]\)|[a-z]\)|[ivx]{1,4}\.(?=\s))\s*/iu;
const listNumber =
  /^\(?(?:(?:item|no|s\.?n|क्र)\.?\s*)?(\p{Nd}{1,3})(?:\s?[.)।\]:/=-](?!\p{Nd})\s*|[\s,]+(?=\p{L}))/iu;
const emoji = new RegExp(String.raw`${picture}|[\p{Emoji_Modifier}\ufe0f]`, 'gu');
/** The catalogue's figures at the end of an item of our own message. */
const figures = /\[[^\]]*\]?/g;
const field =
  /^(?:full name|name|customer|email|phone|mobile|contact|tel|business|address|date|province|district|city|pan|vat|पूरा नाम|नाम|इमेल|फोन|मोबाइल|व्यवसाय|ठेगाना|मिति|प्रदेश|जिल्ला|पालिका)(?:को)?(?![\p{L}\p{M}])[^:：=]{0,20}[:：=]/iu;
const label = /^[^:：\d]{2,40}[:：]\s/u;
/** A row of a file, in which a comma separates no thousands. */
const cells = /[^\d\s,],\d/;
/** Cancels a line wherever it stands. */
const strike = new RegExp(`[${strikes}]`, 'u');
/** A sign that makes a line a question. */
const doubt = '−';
/** Patterns take too long for a longer line. */
const longestLine = 2000;

/**
 * Reads the items of a list that someone wrote, in any order, spelling and script, and adds up equal items. What has
 * several meanings is a question. Passes over greetings, sums, fields and struck-through words.
 */
export function readList(text: string, choices: Choices): ReadLine[] {
  const hasTicks = ticked.test(text);
  const keyed = text.replace(/(?:\d\ufe0f?\u20e3)+/gu, (keys) => `${keys.replace(/\D/g, '')}) `);
  const written = splitLines(breakNumbered(keyed)).map(({ text }) => text.replace(stamp, ''));
  const isCorrected = written.length > 1 && written.filter((line) => starred.test(line)).length === 1;
  const lines = written.map((line) =>
    line.replace(bullet, '').replace(steadyNumber, '').replace(bullet, '').replace(emoji, ' ').trim(),
  );
  const doubted = dropNumbering(lines).map((one, at): ListLine => {
    const line = written[at] ?? '';
    const isDoubtful = (hasTicks && open.test(line)) || (isCorrected && starred.test(line));
    return isDoubtful && /^[^*].*\d/.test(latinDigits(one.text)) ? { ...one, text: doubt + one.text } : one;
  });
  return readLines(doubted, choices);
}

/** Gives each item of '1. besar 2. cloves' a line. */
function breakNumbered(text: string): string {
  return text.replace(/^ *\(?[1१][.)].*$/gmu, (line) => {
    let last = 1;
    return line.replace(/\s+(?=\(?(\p{Nd}{1,2})[.)]\s*\p{L})/gu, (space, number) => {
      const isNext = Number(latinDigits(number)) === last + 1;
      if (isNext) last++;
      return isNext ? '\n' : space;
    });
  });
}

/**
 * Removes the numbers of lines that count from 1, if a sign or another quantity shows that they are no quantities.
 * The line of one that may be a quantity becomes a question.
 */
function dropNumbering(lines: readonly string[]): ListLine[] {
  const numbered = lines.map((source) => {
    const [start = '', number = ''] = listNumber.exec(source) ?? [];
    const text = source.slice(start.length);
    return { source, start, text, number: Number(latinDigits(number)) };
  });
  const numbers = numbered.filter(({ start }) => start);
  const isRunning =
    numbers.length > 1 &&
    numbers.every(({ number }, at) => (at === 0 ? number === 1 : number > (numbers[at - 1]?.number ?? 0)));
  const isSigned = numbers.every(({ start }) => /[^\p{Nd}\s,]/u.test(start));
  const others = numbers.filter(({ text }) => isCounted(readTokens(latinDigits(text))));
  const isNumbered = isSigned || others.length * 2 >= numbers.length;
  return numbered.map((line) => {
    if (!isRunning || !line.start) return { source: line.source, text: line.source };
    if (isSigned || (isNumbered && others.includes(line))) return { source: line.text, text: line.text };
    return { source: line.source, text: `${doubt}${line.source}` };
  });
}

/** Their indexes take long to build. */
const finders = new WeakMap<Choices['offeredItems'], Finder>();

/** Reads prepared lines. A line without a name belongs to the name before it. */
export function readLines(lines: readonly ListLine[], choices: Choices): ReadLine[] {
  const finder = finders.get(choices.offeredItems) ?? createFinder(choices);
  finders.set(choices.offeredItems, finder);
  const found: ReadLine[] = [];
  let heading: Group | undefined;
  let isRefusing = false;
  /** The quantities of a column before that of the names, and how many numbers stand alone. */
  let column: readonly Token[] = [];
  let alone = 0;
  for (const { source, text, isRow } of lines) {
    const isLong = text.length > longestLine;
    const plain = text.replace(figures, '');
    const groups = isLong ? [] : readGroups(cells.test(plain) ? plain.replaceAll(',', ', ') : plain, finder);
    const [first] = groups;
    const isCorrection = first && heading && !isRow && corrects(first);
    const isJoined = isCorrection || (first && heading && !isRow && continues(heading, first));
    if (first && heading && isJoined) {
      const joined = isCorrection ? append(heading, first) : join(heading, first);
      // The heading was a question of its own.
      const isWhole = joined.tokens.length === heading.tokens.length + first.tokens.length;
      if (isWhole && found.at(-1)?.text === heading.text) found.pop();
      groups.splice(0, 1, { ...joined, tokens: [...joined.tokens, ...column] });
    }
    if (first && !isJoined && !isRow && !hasName(first.tokens) && isCounted(first.tokens)) {
      alone++;
      // '1', '2', '3' number the lines behind them.
      column = first.tokens[0]?.value === alone ? [] : first.tokens;
    } else if (!first || isJoined || isCounted(first.tokens)) column = [];
    // 'Cancel:' above items, or before them.
    const isAll = first?.tokens[0]?.role === 'refused' || strike.test(text);
    const all = groups.flatMap(({ tokens }) => tokens);
    const isBare = cancels(all) && !hasName(all) && !hasFigures(all);
    isRefusing = text !== '' && (isRefusing || (isAll && isBare));
    // 'cancel' below an item, 'cancel all' below a list, 'Cancel:' above one.
    if (isBare && !/[:：]$/u.test(text)) {
      const count = is(all, 'each') ? found.length : heading ? 1 : 0;
      found.push(...found.splice(found.length - count).map(({ text }) => cross(text)), {
        ...refused,
        text: source,
      });
    }
    const isAlone = (tokens: readonly Token[]) => is(tokens, 'refused');
    const isRefused = (tokens: readonly Token[]) => isAll || isRefusing || isAlone(tokens);
    const read = groups.map(({ tokens }) =>
      is(tokens, 'asked') ? undefined : settleParts(readParts(tokens), finder),
    );
    const shown = groups.map((group) => (groups.length === 1 && group === first ? source : group.text));
    if (isLong || (!read.some(Boolean) && groups.some(({ tokens }) => hasFigures(tokens) || hasName(tokens))))
      found.push({ kind: 'unknown', text: source });
    else
      for (const [at, { tokens }] of groups.entries()) {
        const line = read[at];
        const text = shown[at] ?? source;
        if (line && !isRefused(tokens)) found.push({ ...line, text });
        else if (line) {
          if (!isRow) refuse(found, line);
          found.push(isAlone(tokens) ? { ...refused, text } : cross(text));
        } else if (hasFigures(tokens) || hasName(tokens)) found.push({ kind: 'unknown', text });
      }
    const last = groups.at(-1);
    const isItem = last && read.at(-1) && !isRefused(last.tokens);
    heading = isItem && !isRow ? { text: shown.at(-1) ?? source, tokens: last.tokens } : undefined;
  }
  return addUp(found);
}

/** 'No more' refuses nothing that was written before. */
const cancels = (tokens: readonly Token[]) =>
  tokens.some(({ role, text }) => role === 'refused' && !/^not?$/i.test(text));
const refused = { kind: 'unknown', reason: 'refused' } as const;
/** A line that others cancel says so itself, because it may be read alone. */
const cross = (text: string): UnreadLine => ({ ...refused, text: `❌ ${text}` });

/** Crosses out the items before that a refused line names. */
function refuse(found: ReadLine[], line: ReadLine): void {
  const isSized = line.kind === 'item' || (line.kind === 'question' && line.about === 'quantity');
  const keyOf = ({ name, product }: OfferedItem) => (isSized ? name : product);
  const keys = listPacks(line).map(keyOf);
  for (const [at, one] of found.entries())
    if (one.kind === 'item' && keys.includes(keyOf(one.pack))) found[at] = cross(one.text);
}

const listPacks = (line: ReadLine): OfferedItem[] =>
  line.kind === 'item' ? [line.pack] : line.kind === 'question' ? line.choices.flatMap(listPacks) : [];

/** Returns true for figures without a name that may belong to the line before. */
const continues = (heading: Group, { tokens }: Group) =>
  !hasName(tokens) &&
  !is(tokens, 'odd') &&
  (is(tokens, 'weight', 'price', 'choice') || (isCounted(tokens) && !isCounted(heading.tokens)));

/** Returns true for another quantity of the item before: '*25', '25*' or 'sorry 25 pkt'. */
const corrects = ({ text, tokens }: Group) =>
  !hasName(tokens) &&
  !hasWeight(tokens) &&
  isCounted(tokens) &&
  (tokens.some(({ role, value }) => role === 'odd' && value === 0) || /^\*|\*$/.test(text));

const is = (tokens: readonly Token[], ...roles: Token['role'][]) =>
  tokens.some(({ role }) => roles.includes(role));
const hasName = (tokens: readonly Token[]) => is(tokens, 'word', 'number', 'code');
const hasWeight = (tokens: readonly Token[]) => is(tokens, 'weight');
const isCounted = (tokens: readonly Token[]) => is(tokens, 'count', 'bare');
const hasFigures = (tokens: readonly Token[]) =>
  is(tokens, 'weight', 'count', 'bare', 'price', 'choice', 'odd');
const isNameToken = (token: Token) => hasName([token]);
const writeTokens = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ');

/** Adds figures without a name to a group that lacks them, or otherwise to its name alone. */
function join(group: Group, { text, tokens }: Group): Group {
  const isRest =
    !(hasWeight(tokens) && hasWeight(group.tokens)) && !(isCounted(tokens) && isCounted(group.tokens));
  const former = isRest ? group.tokens : group.tokens.filter(isNameToken);
  return { text: `${isRest ? group.text : writeTokens(former)}, ${text}`, tokens: [...former, ...tokens] };
}

/** Divides a line into items. */
function readGroups(line: string, finder: Finder): Group[] {
  const groups: Group[] = [];
  let before: Group = { text: '', tokens: [] };
  let isField = false;
  for (const piece of splitPieces(line, finder)) {
    if (isHidden(piece, finder)) {
      isField = true;
      continue;
    }
    const next = { text: piece.text, tokens: dropLabel(piece, finder) };
    const { tokens } = next;
    const last = groups.at(-1);
    // The rest of an address or a sum.
    if (
      isField &&
      !last &&
      !is(tokens, 'weight', 'count') &&
      finder.find(readParts(tokens).name).products.length === 0
    )
      continue;
    const isBeforeName = last && !is(last.tokens, 'word') && !hasFigures(last.tokens);
    if (!last && !hasName(tokens)) before = append(before, next);
    else if (!last || (hasName(tokens) && !isBeforeName)) {
      groups.push(append(before, next));
      before = { text: '', tokens: [] };
    } else if (hasWeight(tokens) && hasWeight(last.tokens)) groups.push(join(last, next));
    else groups.splice(-1, 1, append(last, next));
  }
  return shareFigures(before.tokens.length > 0 ? [...groups, before] : groups, finder);
}

const append = (group: Group, { text, tokens }: Group): Group => ({
  text: [group.text, text].filter(Boolean).join(', '),
  tokens: [...group.tokens, ...tokens],
});

/** Divides a line at its separators, and before the name of a next item. */
function splitPieces(line: string, finder: Finder): Group[] {
  const tokens = readTokens(latinDigits(line));
  const pieces: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (token.role === 'separator') pieces.push([]);
    else if (beginsItem(pieces.at(-1) ?? [], tokens.slice(at), finder)) pieces.push([token]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.flatMap((tokens) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    return first && last ? { tokens, text: line.slice(first.start, last.start + last.text.length) } : [];
  });
}

/** Returns true at the name of a second item, as in 'besar 500g 10 pkt jeera 200g 5 pkt', or at its quantity before it. */
function beginsItem(piece: readonly Token[], next: readonly Token[], finder: Finder): boolean {
  const [token] = next;
  if (!token || !hasName(piece) || !isCounted(piece)) return false;
  if (token.role === 'word') {
    const length = next.findIndex(({ role }) => role !== 'word');
    const { name } = readParts(next.slice(0, length < 0 ? undefined : length));
    return piece.at(-1)?.role !== 'word' && finder.findWhole(name).isSure;
  }
  const isSecond = token.role === 'count' && is(piece, 'count');
  return isSecond && !isNameToken(piece[0] ?? token) && next[1]?.role === 'word';
}

/** Returns true for a field of a form and for a sum, unless it names an item. */
function isHidden({ tokens, text }: Group, finder: Finder): boolean {
  const [start] = field.exec(text) ?? [];
  if (start !== undefined) {
    const value = readParts(readTokens(latinDigits(text.slice(start.length))));
    return value.weights.length === 0 && !finder.findWhole(value.name).isSure;
  }
  return tokens[0]?.role === 'sum' && finder.find(readParts(tokens).name).products.length === 0;
}

/** Removes the name before an item, as in 'Ram bhai: besar 500g 20', and a label. A sum that names an item asks. */
function dropLabel({ tokens, text }: Group, finder: Finder): readonly Token[] {
  const [first] = tokens;
  if (first?.role === 'sum') return [{ ...first, role: 'odd', value: 0 }, ...tokens.slice(1)];
  const start = field.exec(text)?.[0];
  const length = (start ?? label.exec(text)?.[0])?.length ?? 0;
  const [before, rest] = [true, false].map((isBefore) =>
    tokens.filter(({ start }) => start < (first?.start ?? 0) + length === isBefore),
  ) as [Token[], Token[]];
  if (start !== undefined) return rest;
  const isPlain = before.length < 4 && before.every(({ role }) => role === 'word' || role === 'remark');
  const { products, missing } = finder.find(readParts(before).name);
  return isPlain && products.length === 0 && !missing && hasName(rest) && hasFigures(rest) ? rest : tokens;
}

/**
 * Gives the names in 'besar, jeera and dhaniya 500g 10 each' the figures behind them. Without 'each' they ask. Joins
 * other words, and other names of the same product, to the item behind them.
 */
function shareFigures(groups: readonly Group[], finder: Finder): Group[] {
  const shared: Group[] = [];
  for (const group of [...groups].reverse()) {
    const [next] = shared;
    const { name } = readParts(group.tokens);
    const isEach = next !== undefined && is(next.tokens, 'each');
    const isSized = isEach && !isCounted(group.tokens);
    if (
      !next ||
      is(group.tokens, 'refused') ||
      !isCounted(next.tokens) ||
      (hasFigures(group.tokens) && !isSized)
    ) {
      shared.unshift(group);
      continue;
    }
    const found = finder.find(name);
    const after = finder.find(readParts(next.tokens).name);
    const isSame = found.isSure && found.products.some((packs) => after.products.includes(packs));
    if (isSized && hasWeight(group.tokens))
      shared.unshift(
        append(group, {
          text: '',
          tokens: next.tokens.filter((token) => is([token], 'count', 'bare', 'times')),
        }),
      );
    else if (isSame)
      shared.splice(0, 1, {
        text: `${group.text}, ${next.text}`,
        tokens: [...group.tokens, ...next.tokens.filter((token) => !isNameToken(token))],
      });
    else if (found.products.length === 0 && !found.missing) shared.splice(0, 1, append(group, next));
    else {
      const figures = next.tokens.filter((token) => !isNameToken(token));
      const odd = isEach ? [] : [{ role: 'odd', text: '', start: 0, value: 0 } as const];
      shared.splice(0, 1, { ...next, tokens: [...next.tokens, ...odd] });
      shared.unshift({
        text: `${group.text}, ${writeTokens(figures)}`,
        tokens: [...group.tokens, ...figures, ...odd],
      });
    }
  }
  return shared;
}

/** Adds up items of the same pack and price, in the place of the first. */
function addUp(lines: readonly ReadLine[]): ReadLine[] {
  const sums = new Map<string, FoundItem>();
  return lines.flatMap((line) => {
    if (line.kind !== 'item') return line;
    const { pack, quantity, text, writtenPrice } = line;
    const former = sums.get(pack.name);
    if (former && former.writtenPrice === writtenPrice) {
      former.quantity += quantity;
      if (!former.text.includes(text)) former.text += ` + ${text}`;
      return [];
    }
    const item = { ...line };
    sums.set(pack.name, item);
    return item;
  });
}
