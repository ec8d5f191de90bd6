import type { Locale } from '~/config/locales';
import en from '~/config/messages/en.json' with { type: 'json' };
import ne from '~/config/messages/ne.json' with { type: 'json' };
import type { OrderLabels } from '~/domain/order/labels';
import { offerItems } from '~/domain/order/offer';
import type { Order, OrderDraft } from '~/domain/order/order';
import { toDraft } from '~/domain/order/order';

/** Makes an order of a restaurant. Its place is in the location table and the fixture. */
export function makeOrder(over: Partial<Order> = {}): Order {
  return {
    fullName: 'राम थापा',
    email: 'ram@example.com',
    phone: '9841000000',
    businessName: 'Salt & Pepper',
    businessType: 'Restaurant',
    province: 'Koshi Province',
    district: 'Ilam',
    city: 'Deumai',
    items: [{ name: 'Meat Spice', quantity: 2 }],
    ...over,
  };
}

/** Makes the same order as a draft. */
export const makeDraft = (over: Partial<OrderDraft> = {}): OrderDraft => ({
  ...toDraft(makeOrder()),
  ...over,
});

/** A small catalogue: two packs. */
export const orderables = [
  { id: '1', name: 'Meat Spice', packs: [{ grams: 100, price: 130 }] },
  { id: '217', name: 'Cloves', packs: [{ grams: 50, price: 120 }] },
];
/** Suggestions of the small catalogue. */
export const offeredItems = offerItems(orderables);

/** Returns the labels of an order message in a language, published or not. */
export function labelsOf(locale: Locale): OrderLabels {
  const { fields, summary } = { en, ne }[locale].forms.order;
  return { ...fields, ...summary, locale };
}
