import type { PlaceNames } from '~/domain/locations';
import { flatten } from '~/domain/order/labels';
import { emptyItem, type Order, type OrderDraft, orderFields, toDraft } from '~/domain/order/order';
import { readOrders } from '~/domain/order/read-message';
import { businessTypeOf } from '~/forms/order/business-label';
import type { OrderFormOptions } from './order-form-context';

export interface PastedOrder {
  draft: OrderDraft;
  /** Lines that were not recognised, and values that are no option of the form. */
  unrecognised: string[];
}

/** Parses the orders in a pasted text of any language into form drafts. */
export function parsePastedText(text: string, options: OrderFormOptions): PastedOrder[] {
  const { messages, translations = [] } = options;
  const languages = [messages, ...translations].map(({ fields, summary }) => ({
    ...fields,
    items: summary.items,
    figures: summary.figures,
  }));
  return readOrders(text, languages).map(({ order, unrecognised }) => {
    const draft = { ...toDraft(order), ...findOptions(order, options) };
    const rejected = orderFields.filter((field) => order[field] !== '' && draft[field] === '');
    return {
      draft: { ...draft, items: draft.items.length > 0 ? draft.items : [emptyItem()] },
      unrecognised: [
        ...unrecognised,
        ...rejected.map((field) => `${messages.fields[field]}: ${order[field]}`),
      ],
    };
  });
}

/** Finds the form's options that an order names, in any language and case. A missing option is ''. */
function findOptions(order: Order, { messages, translations = [], provinces }: OrderFormOptions) {
  const names = translations.map(({ placeNames = {} }) => placeNames);
  const find = <Place>(places: readonly Place[], nameOf: (place: Place) => string, text: string) =>
    places.find((place) => isNamed(nameOf(place), text, names));
  const province = find(provinces, ({ name }) => name, order.province);
  const district = find(province?.districts ?? [], ({ name }) => name, order.district);
  const city = find(district?.cities ?? [], (name) => name, order.city);
  const types = [messages, ...translations].map((words) => businessTypeOf(order.businessType, words));
  return {
    businessType: types.find(Boolean) ?? '',
    province: province?.name ?? '',
    district: district?.name ?? '',
    city: city ?? '',
  };
}

function isNamed(place: string, text: string, translations: readonly PlaceNames[]): boolean {
  const names = [place, ...translations.flatMap((words) => words[place] ?? [])];
  return names.some((name) => normalise(name) === normalise(text));
}

const normalise = (text: string) => flatten(text.normalize('NFKC')).toLowerCase();
