import { divideOrders } from '~/domain/order/divide-orders';
import { indexOffers } from '~/domain/order/figures';
import { isFieldOrSum } from '~/domain/order/line-groups';
import { packKey, toList } from '~/domain/order/list';
import { type FoundPart, splitLines } from '~/domain/order/message-lines';
import {
  emptyDraft,
  emptyItem,
  type ItemDraft,
  type OfferedItem,
  type OrderItem,
  orderFields,
  toDraft,
  toOrder,
} from '~/domain/order/order';
import type { FoundItem, Question, ReadLine, UnreadLine } from '~/domain/order/read-list';
import { readPasted } from '~/domain/order/read-pasted';
import { parseRows } from '~/forms/order/parse-rows';
import { comparePrice, comparePrices } from './compare-prices';
import type { OrderFormOptions } from './order-form-context';
import { findOptions, type LinkDifference, type PastedOrder, type PastedQuestion } from './pasted-order';

type Options = Omit<OrderFormOptions, 'receiver'>;

/** Reads the orders in a pasted text. A text that is no message of ours is read as on the order page. */
export function readPastedOrders(text: string, options: Options): PastedOrder[] {
  const { messages, translations = [] } = options;
  const labels = [messages, ...translations].map(({ fields, summary }) => ({ ...fields, ...summary }));
  const orders = divideOrders(text, labels);
  const read = orders.map(({ parts, others }) => readOrder(parts, others, options));
  const lists = labels.map(({ items }) => items).join('|');
  const isOwn =
    read.some(({ draft }) => orderFields.some((field) => draft[field])) ||
    orders.some(({ parts }) => parts.some(isOurs)) ||
    (read.length > 0 && new RegExp(`^[^\\p{L}\n]*(?:${lists}) ?[:：]`, 'imu').test(text));
  if (read.length > 1 || isOwn) return read;
  const struck = splitLines(text).flatMap((line) => line.struck ?? []);
  const whole = { kind: 'text', source: text, raw: text, struck, isAfterBlank: true } as const;
  const list = readOrder([whole], [], options);
  const isOrder = list.draft.items.some(({ name }) => name) || list.questions.length > 0;
  return isOrder || list.hasReason ? [list] : [];
}

/** Returns false for an item without a price. Someone may have numbered it. */
const isOurs = (part: FoundPart) =>
  part.kind === 'total' || part.kind === 'link' || (part.kind === 'item' && part.item.price !== undefined);

/**
 * Reads the parts of an order. The link of the message settles which of several packs a line means. Otherwise the
 * text counts, and what the link has differently is asked.
 * @param others parts around it, of which only lines without labels may order something
 */
function readOrder(parts: readonly FoundPart[], others: readonly FoundPart[], options: Options) {
  const { offeredItems: offered, messages } = options;
  const written = { ...toOrder(emptyDraft()), items: [] as OrderItem[] };
  let total: number | undefined;
  const linked = new Map<string, number>();
  const isListed = (part: FoundPart) => !/^(?:text|items|divider)$/.test(part.kind);
  const listed = others.filter(isListed).map(({ source }) => source);
  for (const part of parts) {
    if (part.kind === 'field') written[part.field] = part.value;
    if (part.kind === 'item') written.items.push(part.item);
    if (part.kind === 'total') {
      written.pricesOf = part.pricesOf;
      total = part.total;
    }
    if (part.kind === 'link') for (const { pack, quantity } of part.packs) linked.set(pack, quantity);
    if (part.kind === 'label' || ('isUnclear' in part && part.isUnclear)) listed.push(part.source);
  }
  const compared = comparePrices(written, total, options);
  const differences = [...compared.differences];
  const draft = { ...toDraft({ ...written, items: compared.items }), ...findOptions(written, options) };
  const rejected = orderFields.filter((field) => written[field] !== '' && draft[field] === '');

  const find = indexOffers(offered);
  const findProduct = indexOffers(offered.map((pack) => ({ ...pack, name: pack.product })));
  const settle = (line: ReadLine): ReadLine => {
    if (line.kind !== 'question' || line.about === 'quantity') return line;
    const [only, ...others] = listItems(line).filter(({ pack }) => linked.has(packKey(pack)));
    return only && others.length === 0 ? only : line;
  };
  const read = (text: string) => readPasted(text, parseRows, options, headsOf(text, options)).map(settle);
  const toRow = (found: FoundItem): ItemDraft => {
    differences.push(...comparePrice(found));
    return { name: found.pack.name, quantity: String(found.quantity) };
  };
  const questions: PastedQuestion[] = [];
  const notes: string[] = [];
  const items = draft.items.flatMap((item) => {
    // The form itself asks for the pack of a product.
    if (!item.name || find(item.name) || findProduct(item.name)) return item;
    const [line, ...others] = read(`${item.name} × ${item.quantity}`);
    if (line?.kind === 'unknown' && line.reason) notes.push(describeUnread(item.name, line));
    if (line?.kind === 'unknown' && line.reason === 'refused') return [];
    if (item.price !== undefined || !line || line.kind === 'unknown' || others.length > 0) return item;
    if (line.kind === 'item' && !line.isOnlyPack) return toRow(line);
    const asked: Question =
      line.kind === 'question' ? line : { kind: 'question', text: '', about: 'pack', choices: [line] };
    questions.push({ question: { ...asked, text: item.name }, row: item.name });
    return item;
  });
  let hasReason = false;
  for (const line of [...joinTexts(others), ...joinTexts(parts)].flatMap(read)) {
    if (line.kind === 'item') addRow(items, toRow(line));
    if (line.kind === 'question') questions.push({ question: line });
    if (line.kind === 'unknown') notes.push(describeUnread(line.text, line));
    hasReason ||= line.kind === 'unknown' && line.reason !== undefined;
  }
  // A list passes over them, but the office needs names, phones and discounts.
  const passed = [...others, ...parts]
    .flatMap(({ kind, raw }) => (kind === 'text' ? raw.split('\n') : []))
    .filter((line) => isFieldOrSum(line) && read(line).length === 0);
  const struck = [...others, ...parts].flatMap((part) => part.struck);
  const named = items.filter(({ name }) => name);
  return {
    draft: { ...draft, items: named.length > 0 ? named : [emptyItem()] },
    unrecognised: [
      ...notes,
      ...passed,
      ...struck,
      ...listed,
      ...rejected.map((field) => `${messages.fields[field]}: ${written[field]}`),
    ],
    differences,
    linked: compareLink(named, linked, offered),
    questions,
    hasReason,
  };
}

/** Joins the lines that are no part of a message with those that follow them. */
function joinTexts(parts: readonly FoundPart[]): string[] {
  const blocks: string[][] = [];
  for (const [at, { kind, raw, isAfterBlank }] of parts.entries()) {
    if (kind !== 'text') continue;
    const lines = isAfterBlank ? ['', raw] : [raw];
    if (parts[at - 1]?.kind === 'text') blocks.at(-1)?.push(...lines);
    else blocks.push([raw]);
  }
  return blocks.map((lines) => lines.join('\n'));
}

/** Chooses the language of the heads of a table. */
function headsOf(text: string, { heads, translations = [] }: Options) {
  const others = translations.map((words) => words.heads);
  return others.find((one) => Object.values(one).every((head) => text.includes(head))) ?? heads;
}

const reasons = {
  soldOut: 'Sold out',
  notSold: 'We do not sell',
  refused: 'Crossed out or cancelled',
  tooMany: 'More than an order takes',
};

/** Adds to a line why it orders nothing: `'besan 500g 5 · We do not sell: besan'`. */
function describeUnread(text: string, { reason, product }: UnreadLine): string {
  if (!reason) return text;
  return `${text} · ${[reasons[reason], product].filter(Boolean).join(': ')}`;
}

/** Adds an item, or its quantity to the row of the same pack. */
function addRow(rows: ItemDraft[], item: ItemDraft): void {
  const at = rows.findIndex(({ name }) => name === item.name);
  const former = rows[at];
  if (former) rows[at] = { ...former, quantity: String(Number(former.quantity) + Number(item.quantity)) };
  else rows.push(item);
}
const listItems = ({ choices }: Question): FoundItem[] =>
  choices.flatMap((choice) => (choice.kind === 'item' ? choice : listItems(choice)));

/** Finds the packs of which the text has another number than the link. Links have no items in other words. */
function compareLink(
  items: readonly ItemDraft[],
  linked: ReadonlyMap<string, number>,
  offered: readonly OfferedItem[],
): LinkDifference[] {
  if (linked.size === 0) return [];
  const written = new Map(toList(items, offered).items.map(({ pack, quantity }) => [pack, quantity]));
  return offered
    .map((pack) => ({
      name: pack.name,
      written: written.get(packKey(pack)) ?? 0,
      linked: linked.get(packKey(pack)) ?? 0,
    }))
    .filter(({ written, linked }) => written !== linked);
}
