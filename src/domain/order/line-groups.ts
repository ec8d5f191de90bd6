import { latinDigits } from '../digits';
import type { Finder } from './find-product';
import { readTokens, type Token } from './line-grammar';
import { readParts } from './settle-item';

/** The part of a line that belongs to one item. Its text is read alone as in its line. */
export interface Group {
  text: string;
  tokens: readonly Token[];
}

const field =
  /^(?:full name|name|customer|email|phone|mobile|contact|tel|business|address|date|province|district|city|pan|vat|पूरा नाम|नाम|इमेल|फोन|मोबाइल|व्यवसाय|ठेगाना|मिति|प्रदेश|जिल्ला|पालिका)(?:को)?(?![\p{L}\p{M}])[^:：=]{0,20}[:：=]/iu;
/** Returns true for a field with a value and for a sum with a figure, which order nothing. */
export const isFieldOrSum = (line: string): boolean =>
  field.test(line)
    ? /[:：=]\s*\S/u.test(line)
    : /\p{Nd}/u.test(line) && readTokens(latinDigits(line.slice(0, 20)))[0]?.role === 'sum';

const label = /^[^:：\d]{2,40}[:：]\s/u;
export const is = (tokens: readonly Token[], ...roles: Token['role'][]) =>
  tokens.some(({ role }) => roles.includes(role));
export const hasName = (tokens: readonly Token[]) => is(tokens, 'word', 'number', 'code');
export const hasWeight = (tokens: readonly Token[]) => is(tokens, 'weight');
export const isCounted = (tokens: readonly Token[]) => is(tokens, 'count', 'bare');
export const hasFigures = (tokens: readonly Token[]) =>
  is(tokens, 'weight', 'count', 'bare', 'price', 'choice', 'odd');
const isNameToken = (token: Token) => hasName([token]);
const writeTokens = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ');

/** Adds figures without a name to a group that lacks them, or otherwise to its name alone. */
export function join(group: Group, { text, tokens }: Group): Group {
  const isRest =
    !(hasWeight(tokens) && hasWeight(group.tokens)) && !(isCounted(tokens) && isCounted(group.tokens));
  const former = isRest ? group.tokens : group.tokens.filter(isNameToken);
  return { text: `${isRest ? group.text : writeTokens(former)}, ${text}`, tokens: [...former, ...tokens] };
}

/** Divides a line into items. */
export function readGroups(line: string, finder: Finder): Group[] {
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

export const append = (group: Group, { text, tokens }: Group): Group => ({
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
