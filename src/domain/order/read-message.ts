import { flatten, type OrderLabels } from './labels';
import { emptyDraft, type Order, type OrderItem, orderFields, toOrder } from './order';

export interface ReadOrder {
  /** What the text says of an order; empty texts and no items where it says nothing. */
  order: Order;
  /** Lines that belong to no order, as they stand in the text without quotation marks. */
  unread: string[];
}

const labelNames = [...orderFields, 'items'] as const;

/** What the next line may go on with: a field, or an item, which is undefined until its quantity was read. */
type Part = { text: string } & ({ field: (typeof orderFields)[number] } | { item: OrderItem | undefined });

/** Marks of a quotation and of the writing direction. */
const lineStart = /^[\s>\u200e\u200f\u202a-\u202e\u2066-\u2069]+/;

/** What WhatsApp writes before a message: `'[10:42, 22/11/2026] Ram: '` copied, `'22/11/2026, 10:42 - Ram: '` exported. */
const stamp = /^(?:\[[^\]]{5,40}\]|\p{Nd}[^:]{4,16}:\p{Nd}{2}[^-]{0,8}-) [^:]{1,60}: /u;

/**
 * Reads a message that `orderText` wrote: whole, quoted, wrapped by a mail program, or with other text around it.
 * Nothing is guessed: a field comes from a line with its label and from the lines that go on with it, an item from a
 * line with its number and quantity. Of several orders in the text only the first is read.
 */
export function readOrderText(text: string, labels: OrderLabels): ReadOrder {
  const order: Order = { ...toOrder(emptyDraft()), items: [] };
  const unread: string[] = [];
  const found = new Set<(typeof labelNames)[number]>();
  let part: Part | undefined;
  /** The number of the item that was begun last. Only a greater one begins an item: none before and after the list. */
  let lastNumber = Number.POSITIVE_INFINITY;

  const close = () => {
    if (!part) return;
    if ('field' in part) order[part.field] = part.text;
    else if (part.item) order.items.push(part.item);
    else unread.push(part.text);
    part = undefined;
  };
  const setAside = (line: string) => {
    close();
    unread.push(line);
  };
  const beginItem = (line: string): boolean => {
    const number = Number(line.match(/^(\d+)\.(?: |$)/)?.[1]);
    if (!(number > lastNumber)) return false;
    close();
    lastNumber = number;
    part = { text: line, item: readItem(line) };
    return true;
  };
  const beginLabelled = (line: string): boolean => {
    const name = labelNames.find((label) => readLabelled(line, labels[label]) !== undefined);
    if (!name) return false;
    const value = readLabelled(line, labels[name]) ?? '';
    if (found.has('items')) lastNumber = Number.POSITIVE_INFINITY;
    if (found.has('items') || found.has(name) || (name === 'items' && value !== '')) {
      setAside(line);
      return true;
    }
    close();
    found.add(name);
    if (name === 'items') lastNumber = 0;
    else part = { text: value, field: name };
    return true;
  };
  const goOn = (line: string): boolean => {
    if (!part) return false;
    const joined = flatten(`${part.text} ${line}`);
    if ('field' in part) {
      part = { ...part, text: joined };
      return true;
    }
    // An item that has its quantity goes on only with another one: its name may hold a quantity, too.
    const item = readItem(joined);
    if (readItem(line) || (part.item && !item)) return false;
    part = { text: joined, item };
    return true;
  };

  for (const raw of text.split(/\r\n?|\n/)) {
    const line = flatten(raw.replace(lineStart, ''));
    if (line === '') {
      close();
    } else if (!beginItem(line) && !beginLabelled(line)) {
      const unstamped = line.replace(stamp, '');
      const isRead = unstamped === line ? goOn(line) : beginLabelled(unstamped);
      if (!isRead) setAside(line);
    }
  }
  close();
  return { order, unread };
}

/** What stands behind a label and its colon; undefined for a line that does not begin with them. */
function readLabelled(line: string, label: string): string | undefined {
  if (line.slice(0, label.length).toLowerCase() !== label.toLowerCase()) return undefined;
  return line.slice(label.length).match(/^ ?[:：] ?(.*)$/u)?.[1];
}

/** `'2. Meat Spice × 10'`; undefined for a line that is no whole item. */
function readItem(line: string): OrderItem | undefined {
  const [, name = '', digits] = line.match(/^\d+\.(?: (.*))? × (\d+)$/u) ?? [];
  const quantity = Number(digits);
  return Number.isSafeInteger(quantity) && quantity > 0 ? { name, quantity } : undefined;
}
