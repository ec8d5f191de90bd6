import { formatSum } from '../price';
import { figuresOf } from './figures';
import type { ListItem } from './list';
import type { FoundPart } from './message-lines';
import type { FieldName } from './message-parts';
import { emptyDraft, type Order, orderFields, toOrder } from './order';

export interface ReadOrder {
  order: Order;
  /** The sum that the message states, if its items have another. */
  total?: number;
  /** The packs of its link. */
  packs?: ListItem[];
  /**
   * Lines around the order that no parser accepts, without quotation marks, and lines with struck-through words or
   * unreadable prices.
   */
  unrecognised: string[];
}

export const countFields = ({ order }: Pick<ReadOrder, 'order'>) =>
  orderFields.filter((field) => order[field] !== '').length;

interface Group {
  order: Order;
  total?: number | undefined;
  packs?: ListItem[];
  fields: Set<FieldName>;
  hasList: boolean;
  unrecognised: string[];
  /** All lines, needed if the group turns out not to be an order. */
  lines: string[];
}

/** Divides parts into orders. A divider, a second list and a repeated field each begin a new one. */
export function groupParts(parts: readonly FoundPart[]): ReadOrder[] {
  const groups: Group[] = [];
  let group: Group | undefined;
  for (const [index, part] of parts.entries()) {
    if (!group || beginsOrder(parts, index, group)) {
      const order = { ...toOrder(emptyDraft()), items: [] };
      group = { order, fields: new Set(), hasList: false, unrecognised: [], lines: [] };
      groups.push(group);
    }
    if (part.kind !== 'divider') group.lines.push(part.source);
    if (part.kind === 'unrecognised' || part.isPartlyRead) group.unrecognised.push(part.source);
    group.lines.push(...part.struck);
    group.unrecognised.push(...part.struck);
    if (part.kind === 'items' || part.kind === 'item') group.hasList = true;
    if (part.kind === 'item') group.order.items.push(part.item);
    if (part.kind === 'link') group.packs = part.packs;
    if (part.kind === 'total') {
      group.order.pricesOf = part.pricesOf;
      group.total = part.total;
    }
    if (part.kind === 'field') {
      group.order[part.field] = part.value;
      group.fields.add(part.field);
    }
  }
  return dropFragments(groups);
}

function beginsOrder(parts: readonly FoundPart[], index: number, group: Group): boolean {
  const [before, part] = [parts[index - 1], parts[index]];
  if (part?.kind === 'divider') return true;
  if (part?.kind === 'items') return group.hasList;
  if (part?.kind === 'item')
    return part.number === 1 && group.hasList && before?.kind !== 'item' && before?.kind !== 'items';
  if (part?.kind !== 'field') return false;
  if (group.fields.has(part.field)) return true;
  // The first line of a block of fields decides, because a block is never divided.
  if (before?.kind === 'field' && !part.isAfterBlank) return false;
  return (
    (group.hasList && group.fields.size > 0) ||
    fieldBlockAt(parts, index).some((field) => group.fields.has(field))
  );
}

/** Returns the fields from an index up to a blank line or a repeated field. */
function fieldBlockAt(parts: readonly FoundPart[], start: number): FieldName[] {
  const block = new Set<FieldName>();
  for (let index = start; ; index++) {
    const part = parts[index];
    if (part?.kind !== 'field' || block.has(part.field) || (part.isAfterBlank && index > start)) break;
    block.add(part.field);
  }
  return [...block];
}

/**
 * Removes groups of one or two fields, such as signatures. Their lines become unrecognised lines of the order
 * before.
 */
function dropFragments(groups: readonly Group[]): ReadOrder[] {
  const isOrder = (group: Group) => group.order.items.length > 0 || countFields(group) > 2;
  const orders = groups.filter(isOrder);
  const chosen = new Set(
    orders.length > 0 ? orders : groups.filter((group) => countFields(group) > 0).slice(0, 1),
  );
  const read: ReadOrder[] = [];
  let early: string[] = [];
  for (const group of groups) {
    if (chosen.has(group)) {
      const { order, total, packs, unrecognised } = group;
      const isOwnSum = total === undefined || formatSum(total) === formatSum(figuresOf(order.items).sum);
      read.push({
        order,
        ...(!isOwnSum && { total }),
        ...(packs && { packs }),
        unrecognised: [...early, ...unrecognised],
      });
      early = [];
    } else for (const line of group.lines) (read.at(-1)?.unrecognised ?? early).push(line);
  }
  return read;
}
