import { knownAddress } from '~/domain/locations';
import { emptyItem, type OrderDraft, orderFields, toDraft } from '~/domain/order/order';
import { readOrderText } from '~/domain/order/read-message';
import { businessTypeOf } from '~/forms/order/business-label';
import type { OrderFormOptions } from './order-form-context';

export interface PastedOrder {
  draft: OrderDraft;
  /** Lines that were not understood, and choices that the form does not offer. */
  unread: string[];
}

/** The order in a pasted message of any language, as the form can hold it; undefined where the text has none. */
export function readPasted(text: string, options: OrderFormOptions): PastedOrder | undefined {
  const { messages, translations = [], provinces } = options;
  for (const words of [messages, ...translations]) {
    const labels = { ...words.fields, items: words.summary.items, more: words.summary.more };
    const { order, unread } = readOrderText(text, labels);
    if (order.items.length === 0 && orderFields.every((field) => order[field] === '')) continue;
    const businessType = businessTypeOf(order.businessType, words);
    const draft = { ...toDraft(order), ...knownAddress(provinces, order), businessType };
    const refused = orderFields.filter((field) => order[field] !== '' && draft[field] === '');
    return {
      draft: { ...draft, items: draft.items.length > 0 ? draft.items : [emptyItem()] },
      unread: [...unread, ...refused.map((field) => `${labels[field]}: ${order[field]}`)],
    };
  }
  return undefined;
}
