import { indexOffers } from '~/domain/order/figures';
import { packKey, toList } from '~/domain/order/list';
import { emptyDraft, emptyItem, type ItemDraft, type OfferedItem } from '~/domain/order/order';
import { type FoundItem, type Question, type ReadLine, readList } from '~/domain/order/read-list';
import type { PastedOrder, PastedQuestion } from './pasted-order';

/** Takes a text without our labels for the list of one order. */
export function readPlainOrder(text: string, offered: readonly OfferedItem[]): PastedOrder[] {
  const unrecognised = text.split('\n').filter((line) => line.trim() !== '');
  const order = settlePasted(
    { draft: { ...emptyDraft(), items: [] }, unrecognised, differences: [] },
    offered,
  );
  return order.draft.items.some(({ name }) => name) || order.questions?.length ? [order] : [];
}

/**
 * Finds the packs of items in other words, and of lines that are no items of our own message. The link of the message
 * settles which of several packs a line means. Otherwise the text counts, and what the link has differently is listed.
 */
export function settlePasted(order: PastedOrder, offered: readonly OfferedItem[]): PastedOrder {
  const find = indexOffers(offered);
  const findProduct = indexOffers(offered.map((pack) => ({ ...pack, name: pack.product })));
  const linked = new Map(order.packs?.map(({ pack, quantity }) => [pack, quantity]));
  const settle = (line: ReadLine): ReadLine => {
    if (line.kind !== 'question' || line.about === 'quantity') return line;
    const [only, ...others] = listItems(line).filter(({ pack }) => linked.has(packKey(pack)));
    return only && others.length === 0 ? only : line;
  };
  const read = (text: string) => readList(text, { offeredItems: offered }).map(settle);
  const questions: PastedQuestion[] = [];
  const items = order.draft.items.map((item) => {
    // The form itself asks for the pack of a product.
    const isNamed = find(item.name) || findProduct(item.name);
    if (!item.name || item.price !== undefined || isNamed) return item;
    const [line, ...others] = read(`${item.name} × ${item.quantity}`);
    if (!line || line.kind === 'unknown' || others.length > 0) return item;
    if (line.kind === 'item' && !line.isOnlyPack) return toRow(line);
    const asked: Question =
      line.kind === 'question' ? line : { kind: 'question', text: '', about: 'pack', choices: [line] };
    questions.push({ question: { ...asked, text: item.name }, row: item.name });
    return item;
  });
  const unrecognised = order.unrecognised.filter((text) => {
    // Struck-through lines, and items of which only the price is unreadable.
    if (/[~@]/.test(text)) return true;
    const lines = read(text);
    for (const line of lines) {
      if (line.kind === 'item') addRow(items, line);
      if (line.kind === 'question') questions.push({ question: { ...line, text } });
    }
    return lines.length === 0 || lines.some(({ kind }) => kind === 'unknown');
  });
  const named = items.filter(({ name }) => name);
  const differences = [...order.differences, ...compareLink(named, linked, offered)];
  const draft = { ...order.draft, items: named.length > 0 ? named : [emptyItem()] };
  return { ...order, draft, unrecognised, differences, questions };
}

const toRow = ({ pack, quantity }: FoundItem): ItemDraft => ({ name: pack.name, quantity: String(quantity) });

/** Adds an item, or its quantity to the row of the same pack. */
function addRow(rows: ItemDraft[], item: FoundItem): void {
  const at = rows.findIndex(({ name }) => name === item.pack.name);
  const former = rows[at];
  if (former) rows[at] = { ...former, quantity: String(Number(former.quantity) + item.quantity) };
  else rows.push(toRow(item));
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
