import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { type LinkedList, type ListItem, type ListOffer, readPackKey } from '~/domain/order/list';
import { packLabel } from '~/domain/pack-name';
import { formatSum } from '~/domain/price';

export interface ListWords {
  locale: Locale;
  messages: Messages['forms']['order']['lists'];
}

/**
 * Describes a list: its items for sale with their sum at current prices, the numbers and weights of packs that are not
 * for sale, and the end of its link that is no list.
 */
export function describeList(
  { rest }: LinkedList,
  { rows, sum, gone }: ListOffer,
  { locale, messages }: ListWords,
): string[] {
  const nameItem = ({ pack }: ListItem) => {
    const { number, ...size } = readPackKey(pack);
    return interpolate(messages.pack, { number, size: packLabel(size, locale) });
  };
  const phrase = rows.length === 1 ? messages.one : messages.many;
  return [
    rows.length > 0 ? interpolate(phrase, { count: rows.length, sum: formatSum(sum, locale) }) : '',
    gone.length > 0 ? interpolate(messages.gone, { names: gone.map(nameItem).join(', ') }) : '',
    rest && interpolate(messages.question.rest, { rest }),
  ].filter(Boolean);
}
