import type { Locale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import type { OwnHeads } from '~/domain/order/read-table';

/** Returns the heads by which a spreadsheet of the list is recognised when it comes back as an order or with prices. */
export function ownHeads(locale: Locale): OwnHeads & Record<'before' | 'others', string> {
  const { number, name, ordered: quantity, before, others } = messagesOf(locale).priceList;
  return { number, name, quantity, before, others };
}
