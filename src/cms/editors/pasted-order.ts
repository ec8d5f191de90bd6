import { type Address, citiesOf, districtsOf } from '~/domain/locations';
import { flatten } from '~/domain/order/labels';
import type { ListItem } from '~/domain/order/list';
import { emptyItem, type Order, type OrderDraft, orderFields, toDraft, toOrder } from '~/domain/order/order';
import type { Question } from '~/domain/order/read-list';
import { readOrders } from '~/domain/order/read-message';
import { businessTypeOf } from '~/forms/order/business-label';
import type { RecordList, StoredRecord } from '../stores/record-storage';
import { comparePrices } from './compare-prices';
import type { OrderFormOptions } from './order-form-context';

/** A line of a message that may mean several packs. */
export interface PastedQuestion {
  question: Question;
  /** Name of the row that the answer replaces. Without one, it adds a row. */
  row?: string;
}

export interface PastedOrder {
  draft: OrderDraft;
  /** Lines that were not recognised, and values that are no option of the form. */
  unrecognised: string[];
  /** How its prices differ from the price list and from its sum, and its items from its link. */
  differences: string[];
  /** The packs of its link. */
  packs?: ListItem[] | undefined;
  questions?: PastedQuestion[];
}

/** Parses the orders in a pasted text of any language into form drafts. */
export function parsePastedText(text: string, options: Omit<OrderFormOptions, 'receiver'>): PastedOrder[] {
  const { messages, translations = [] } = options;
  const languages = [messages, ...translations].map(({ fields, summary }) => ({
    ...fields,
    items: summary.items,
    figures: summary.figures,
  }));
  return readOrders(text, languages).map((read) => {
    const { order, unrecognised } = read;
    const { items, differences } = comparePrices(read, options);
    const draft = { ...toDraft({ ...order, items }), ...findOptions(order, options) };
    const rejected = orderFields.filter((field) => order[field] !== '' && draft[field] === '');
    return {
      draft: { ...draft, items: draft.items.length > 0 ? draft.items : [emptyItem()] },
      unrecognised: [
        ...unrecognised,
        ...rejected.map((field) => `${messages.fields[field]}: ${order[field]}`),
      ],
      differences,
      packs: read.packs,
    };
  });
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
function findOptions(
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
