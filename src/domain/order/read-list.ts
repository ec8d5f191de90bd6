import { latinDigits } from '../digits';
import { createFinder, type Finder } from './find-product';
import { readTokens, type Token } from './line-grammar';
import {
  append,
  type Group,
  hasFigures,
  hasName,
  hasWeight,
  is,
  isCounted,
  join,
  readGroups,
} from './line-groups';
import { isQuantity } from './list';
import { splitLines, stamp } from './message-lines';

import type { OfferedItem, OrderChoices } from './order';
import { readParts, settleParts } from './settle-item';

type Choices = Pick<OrderChoices, 'offeredItems' | 'unavailable'>;

/** An item whose pack and quantity are known. */
export interface FoundItem {
  kind: 'item';
  /** The text as written. */
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
  /** `refused`: crossed out, cancelled or none. `tooMany`: more than an order takes. */
  reason?: 'soldOut' | 'notSold' | 'refused' | 'tooMany';
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

/** Adds up items of the same pack and price, in the place of the first. */
function addUp(lines: readonly ReadLine[]): ReadLine[] {
  const sums = new Map<string, FoundItem>();
  return lines.flatMap((line) => {
    if (line.kind !== 'item') return line;
    const { pack, quantity, text, writtenPrice } = line;
    const former = sums.get(pack.name);
    if (former && former.writtenPrice === writtenPrice && isQuantity(former.quantity + quantity)) {
      former.quantity += quantity;
      if (!former.text.includes(text)) former.text += ` + ${text}`;
      return [];
    }
    const item = { ...line };
    sums.set(pack.name, item);
    return item;
  });
}
