import { indexOffers } from '~/domain/order/figures';
import { packKey, toList } from '~/domain/order/list';
import { type Line, splitLines } from '~/domain/order/message-lines';
import { hasFigures } from '~/domain/order/message-parts';
import { emptyDraft, emptyItem, type ItemDraft, type OfferedItem, orderFields } from '~/domain/order/order';
import type { FoundItem, Question, ReadLine, UnreadLine } from '~/domain/order/read-list';
import { readPasted } from '~/domain/order/read-pasted';
import { parseRows } from '~/forms/order/parse-rows';
import { comparePrice } from './compare-prices';
import type { OrderFormOptions } from './order-form-context';
import { type PastedOrder, type PastedQuestion, parsePastedText } from './pasted-order';

type Options = Omit<OrderFormOptions, 'receiver'>;

/** Reads the orders in a pasted text. A text that is no message of ours is read as on the order page. */
export function readPastedOrders(text: string, options: Options): PastedOrder[] {
  const orders = parsePastedText(text, options);
  if (orders.length > 1 || orders.some((order) => isOwnMessage(order, text, options)))
    return orders.map((order) => settlePasted(order, findBlocks(order, text, options), options).order);
  const empty = { draft: { ...emptyDraft(), items: [] }, unrecognised: [], differences: [] };
  const { order, isOrder } = settlePasted(empty, [splitLines(text)], options);
  return isOrder ? [order] : [];
}

/** Returns false for items without prices and labels: a list that someone has numbered. */
function isOwnMessage({ draft, packs }: PastedOrder, text: string, options: Options): boolean {
  const { messages, translations = [] } = options;
  const labels = [messages, ...translations].map(({ summary }) => summary.items).join('|');
  return (
    packs !== undefined ||
    draft.pricesOf !== undefined ||
    orderFields.some((field) => draft[field] !== '') ||
    draft.items.some(({ price }) => price !== undefined) ||
    new RegExp(`^[^\\p{L}\n]*(?:${labels}) ?[:：]`, 'imu').test(text)
  );
}

/** Returns true for lines that are listed and not read: struck-through ones, priced items, and fields. */
const isListedOnly = (line: string, { messages: { fields } }: Options) =>
  splitLines(line).some(({ struck }) => struck) ||
  hasFigures(line) ||
  orderFields.some((field) => line.startsWith(`${fields[field]}: `));

/** Finds the lines of an order that are to be read, those that follow each other together. */
function findBlocks({ unrecognised }: PastedOrder, text: string, options: Options): Line[][] {
  const lines = splitLines(text);
  const blocks: Line[][] = [];
  let last = -1;
  for (const wanted of unrecognised.filter((line) => !isListedOnly(line, options))) {
    const at = lines.findIndex(({ text }, index) => index > last && text === wanted);
    const between = lines.slice(last + 1, at);
    const block = between.some(({ text }) => text) ? undefined : blocks.at(-1);
    // Some are a part of a line.
    if (at < 0) blocks.push(splitLines(wanted));
    else if (block) block.push(...lines.slice(last + 1, at + 1));
    else blocks.push(lines.slice(at, at + 1));
    last = Math.max(last, at);
  }
  return blocks;
}

/**
 * Finds the packs of items in other words, and of lines that are no items of our own message. The link of the message
 * settles which of several packs a line means. Otherwise the text counts, and what the link has differently is listed.
 * @param blocks lines, each to be read with those of its block
 */
function settlePasted(order: PastedOrder, blocks: readonly Line[][], options: Options) {
  const { offeredItems: offered } = options;
  const find = indexOffers(offered);
  const findProduct = indexOffers(offered.map((pack) => ({ ...pack, name: pack.product })));
  const linked = new Map(order.packs?.map(({ pack, quantity }) => [pack, quantity]));
  const settle = (line: ReadLine): ReadLine => {
    if (line.kind !== 'question' || line.about === 'quantity') return line;
    const [only, ...others] = listItems(line).filter(({ pack }) => linked.has(packKey(pack)));
    return only && others.length === 0 ? only : line;
  };
  const read = (text: string) => readPasted(text, parseRows, options, headsOf(text, options)).map(settle);
  const differences = [...order.differences];
  const toRow = (found: FoundItem): ItemDraft => {
    differences.push(...comparePrice(found));
    return { name: found.pack.name, quantity: String(found.quantity) };
  };
  const questions: PastedQuestion[] = [];
  const notes: string[] = [];
  const items = order.draft.items.flatMap((item) => {
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
  for (const block of blocks) {
    const struck = block.flatMap((line) => line.struck ?? []);
    for (const line of read(block.map(({ raw }) => raw).join('\n'))) {
      if (line.kind === 'item') addRow(items, toRow(line));
      if (line.kind === 'question') questions.push({ question: line });
      if (line.kind === 'unknown') notes.push(describeUnread(line.text, line));
      hasReason ||= line.kind === 'unknown' && line.reason !== undefined;
    }
    notes.push(...struck);
  }
  const listed = order.unrecognised.filter(
    (line) => isListedOnly(line, options) && !notes.some((note) => note.startsWith(line)),
  );
  const named = items.filter(({ name }) => name);
  differences.push(...compareLink(named, linked, offered));
  const draft = { ...order.draft, items: named.length > 0 ? named : [emptyItem()] };
  return {
    order: { ...order, draft, unrecognised: [...notes, ...listed], differences, questions },
    isOrder: named.length > 0 || questions.length > 0 || hasReason,
  };
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

/** Lists the packs of which the text has another number than the link. */
function compareLink(
  items: readonly ItemDraft[],
  linked: ReadonlyMap<string, number>,
  offered: readonly OfferedItem[],
): string[] {
  if (linked.size === 0) return [];
  const written = new Map(toList(items, offered).items.map(({ pack, quantity }) => [pack, quantity]));
  return offered.flatMap((pack) => {
    const [here = 0, there = 0] = [written.get(packKey(pack)), linked.get(packKey(pack))];
    return here === there
      ? []
      : `${pack.name}: ${here} in the message, ${there} in its link. The form has ${here}.`;
  });
}
