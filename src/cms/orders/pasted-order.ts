import { type Address, citiesOf, districtsOf } from '~/domain/locations';
import { flatten } from '~/domain/order/labels';
import {
  emptyItem,
  type ItemDraft,
  type Order,
  type OrderDraft,
  orderFields,
  toOrder,
} from '~/domain/order/order';
import type { Question } from '~/domain/order/read-list';
import { businessTypeOf } from '~/forms/order/business-label';
import type { RecordList, StoredRecord } from '../list/record';
import type { OrderFormOptions } from './order-form-context';

/** A line of a message that may mean several packs. */
export interface PastedQuestion {
  question: Question;
  /** Name of the row that the answer replaces. Without one, it adds a row. */
  row?: string;
}

/** A pack of which the text of a message has another number than its link. */
export interface LinkDifference {
  name: string;
  written: number;
  linked: number;
}

export interface PastedOrder {
  draft: OrderDraft;
  /** Lines that were not recognised, and values that are no option of the form. */
  unrecognised: string[];
  /** How its prices differ from the price list and from its sum. */
  differences: string[];
  linked: LinkDifference[];
  questions: PastedQuestion[];
}

/** Gives the packs of an order the numbers of the link. */
export function takeLink(items: readonly ItemDraft[], differences: readonly LinkDifference[]): ItemDraft[] {
  const numbers = new Map(differences.map(({ name, linked }) => [name, linked]));
  const rows = items.flatMap((item) => {
    const number = numbers.get(item.name);
    numbers.set(item.name, 0);
    return number === undefined ? item : number > 0 ? { ...item, quantity: String(number) } : [];
  });
  const added = differences.filter(({ name }) => !items.some((item) => item.name === name));
  const all = [...rows, ...added.map(({ name, linked }) => ({ name, quantity: String(linked) }))];
  return all.length > 0 ? all : [emptyItem()];
}

/** Finds a stored order with the same items. The office may have filled in fields that the message lacks. */
export function findSame({ draft }: PastedOrder, stored: RecordList<Order>): StoredRecord<Order> | undefined {
  const pasted = toOrder(draft);
  const itemsOf = ({ items }: Order) => JSON.stringify(items.map(({ name, quantity }) => [name, quantity]));
  return stored.find(
    (order) =>
      itemsOf(order) === itemsOf(pasted) &&
      orderFields.every((field) => pasted[field] === '' || pasted[field] === order[field]),
  );
}

/** Finds the form's options that an order names, in any language and case. A missing option is ''. */
export function findOptions(
  order: Order,
  { messages, translations = [], provinces }: Omit<OrderFormOptions, 'receiver'>,
) {
  const languages = [messages, ...translations];
  const placeNames = translations.map((words) => words.placeNames ?? {});
  const find = (field: keyof Address, places: readonly string[]) => {
    const namesOf = (place: string) => [place, ...placeNames.flatMap((words) => words[place] ?? [])];
    // 'Gandaki' is the province 'Gandaki Province', and 'Kaski District' the district 'Kaski'.
    const kinds = languages.map(({ fields }) => normalise(fields[field]));
    const shorten = (name: string) =>
      normalise(name)
        .split(' ')
        .filter((word) => !kinds.includes(word))
        .join(' ');
    for (const clean of [normalise, shorten]) {
      const text = clean(order[field]);
      const found = places.find((place) => namesOf(place).some((name) => clean(name) === text));
      if (text && found) return found;
    }
    return '';
  };
  const province = find(
    'province',
    provinces.map(({ name }) => name),
  );
  const district = find(
    'district',
    districtsOf(provinces, province).map(({ name }) => name),
  );
  const types = languages.map((words) => businessTypeOf(order.businessType, words));
  return {
    businessType: types.find(Boolean) ?? '',
    province,
    district,
    city: find('city', citiesOf(provinces, province, district)),
  };
}

const normalise = (text: string) => flatten(text.normalize('NFKC')).toLowerCase();
