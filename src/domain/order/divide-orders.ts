import { type FoundPart, findParts } from './message-lines';
import { type FieldName, makeGrammar, type ReadLabels } from './message-parts';

/** The parts of one order. */
export interface DividedOrder {
  parts: FoundPart[];
  /** Parts of a signature or another text around it. Only those of kind `text` may order something. */
  others: FoundPart[];
}

const fieldsOf = (parts: readonly FoundPart[]) =>
  new Set(parts.flatMap((part) => (part.kind === 'field' && part.value ? part.field : [])));
const itemsOf = (parts: readonly FoundPart[]) => parts.filter(({ kind }) => kind === 'item');

/**
 * Divides a text into orders. Reads it with the labels of each language and of all together. The most items win,
 * then the most fields of orders with items, then the most fields.
 */
export function divideOrders(text: string, languages: readonly ReadLabels[]): DividedOrder[] {
  const sets = languages.length > 1 ? [...languages.map((one) => [one]), languages] : [languages];
  const readings = sets.map((labels) =>
    joinFragments(divide(findParts(text, makeGrammar(labels, languages)))),
  );
  const count = (orders: readonly DividedOrder[], of: (parts: FoundPart[]) => number) =>
    orders.reduce((sum, { parts }) => sum + of(parts), 0);
  const score = (orders: readonly DividedOrder[]) =>
    count(orders, (parts) => itemsOf(parts).length) * 1e8 +
    count(orders, (parts) => (itemsOf(parts).length > 0 ? fieldsOf(parts).size : 0)) * 1e5 +
    count(orders, (parts) => fieldsOf(parts).size) * 10 +
    count(orders, (parts) => parts.filter(({ kind }) => kind === 'total').length);
  return readings.reduce((best, next) => (score(next) > score(best) ? next : best));
}

/** A divider, a second list and a repeated field each begin a new order. */
function divide(parts: readonly FoundPart[]): FoundPart[][] {
  const orders: FoundPart[][] = [];
  let fields = new Set<FieldName>();
  let hasList = false;
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1]?.kind;
    const isNewList =
      part.kind === 'items' || (part.kind === 'item' && part.number === 1 && !/^items?$/.test(before ?? ''));
    // The first line of a block of fields decides, because a block is never divided.
    const isNewBlock =
      part.kind === 'field' &&
      (before !== 'field' || part.isAfterBlank) &&
      ((hasList && fields.size > 0) || blockAt(parts, at).some((field) => fields.has(field)));
    const isRepeated = part.kind === 'field' && fields.has(part.field);
    if (part.kind === 'divider' || (isNewList && hasList) || isNewBlock || isRepeated || at === 0) {
      orders.push([]);
      fields = new Set();
      hasList = false;
    }
    if (part.kind === 'field') fields.add(part.field);
    if (part.kind === 'items' || part.kind === 'item') hasList = true;
    orders.at(-1)?.push(part);
  }
  return orders;
}

/** Returns the fields from an index up to a blank line or a repeated field. */
function blockAt(parts: readonly FoundPart[], start: number): FieldName[] {
  const block: FieldName[] = [];
  for (let at = start; ; at++) {
    const part = parts[at];
    if (part?.kind !== 'field' || block.includes(part.field) || (part.isAfterBlank && at > start)) break;
    block.push(part.field);
  }
  return block;
}

/** Adds one or two fields without items, such as a signature, to the order before, or to the first. */
function joinFragments(groups: readonly FoundPart[][]): DividedOrder[] {
  const isOrder = (parts: readonly FoundPart[]) => itemsOf(parts).length > 0 || fieldsOf(parts).size > 2;
  const only = groups.some(isOrder) ? undefined : groups.find((parts) => fieldsOf(parts).size > 0);
  const orders: DividedOrder[] = [];
  let early: FoundPart[] = [];
  for (const parts of groups) {
    if (isOrder(parts) || parts === only) {
      orders.push({ parts, others: early });
      early = [];
    } else (orders.at(-1)?.others ?? early).push(...parts);
  }
  return orders;
}
