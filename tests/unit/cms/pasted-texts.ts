import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { PastedOrder } from '~/cms/orders/pasted-order';
import { readPastedOrders } from '~/cms/orders/settle-pasted';
import en from '~/config/messages/en.json' with { type: 'json' };
import ne from '~/config/messages/ne.json' with { type: 'json' };
import { orderFields } from '~/domain/order/order';
import { ownHeads } from '~/lib/catalogue/own-heads';
import { provinces } from '../../fixtures/provinces';
import { offeredItems, unavailable } from '../../support/catalogue';

const placeNames = { 'Koshi Province': 'कोशी प्रदेश', Ilam: 'इलाम', Deumai: 'देउमाई' };

export const pasteOptions = {
  messages: en.forms.order,
  pricesOf: 'Mangsir 1, 2083 BS',
  heads: ownHeads('en'),
  translations: [{ ...ne.forms.order, placeNames, pricesOf: 'मंसिर १, २०८३', heads: ownHeads('ne') }],
  provinces,
  offeredItems,
  unavailable,
};

/** An order as read. What is missing is empty. */
export interface ReadCase {
  fields?: Record<string, string>;
  rows?: string[];
  pricesOf?: string;
  figures?: string[];
  /** Numbers in the text and in its link. */
  link?: string[];
  check?: string[];
  ask?: string[];
}

export interface PasteCase {
  name: string;
  /** The text, or a file of the fixtures, or changes of an earlier case. */
  text?: string;
  file?: string;
  of?: string;
  edits?: [pattern: string, by: string][];
  orders?: ReadCase[];
  /** What the order has differently from that of the earlier case. */
  change?: Partial<Record<keyof ReadCase, unknown>>;
}

const folder = new URL('../../fixtures/', import.meta.url);

export function readCases(): PasteCase[] {
  return parse(readFileSync(new URL('pasted/cases.yaml', folder), 'utf8'));
}

/** Finds the text of a case and what is expected of it. */
export function resolve(cases: readonly PasteCase[], one: PasteCase): { text: string; orders: ReadCase[] } {
  const base = cases.find(({ name }) => name === one.of);
  const former = base ? resolve(cases, base) : { text: '', orders: [] };
  const text = one.text ?? (one.file ? readFileSync(new URL(one.file, folder), 'utf8') : former.text);
  const edited = (one.edits ?? []).reduce(
    (left, [pattern, by]) => left.replace(new RegExp(pattern, 'gmu'), by),
    text,
  );
  return {
    text: edited,
    orders: one.orders ?? former.orders.map((order) => filled({ ...order, ...one.change })),
  };
}

const filled = <T extends object>(values: T) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value?.length !== 0 && value !== undefined && value !== null,
    ),
  );

function writeOrder({ draft, differences, unrecognised, linked, questions }: PastedOrder): ReadCase {
  const fields = Object.fromEntries(
    orderFields.flatMap((field) => (draft[field] ? [[field, draft[field]]] : [])),
  );
  const writeFacts = ({ number, price, carton }: (typeof draft.items)[number]) =>
    price === undefined ? '' : ` @ ${price} № ${number}${carton ? `, carton of ${carton}` : ''}`;
  return filled({
    fields: Object.keys(fields).length > 0 ? fields : undefined,
    rows: draft.items
      .filter(({ name }) => name)
      .map((item) => `${item.name} × ${item.quantity}${writeFacts(item)}`),
    pricesOf: draft.pricesOf,
    figures: differences,
    link: linked.map(({ name, written, linked }) => `${name}: ${written}, ${linked}`),
    check: unrecognised,
    ask: questions.map(({ question: { text, choices }, row }) =>
      [`${text}: ${choices.length} choices`, row && `instead of ${row}`].filter(Boolean).join(', '),
    ),
  });
}

export const readCase = (text: string): ReadCase[] => readPastedOrders(text, pasteOptions).map(writeOrder);
