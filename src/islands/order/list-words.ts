import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { type ListItem, type ListOffer, readPackKey } from '~/domain/order/list';
import { packLabel } from '~/domain/pack-name';
import { formatSum } from '~/domain/price';

export interface ListWords {
  locale: Locale;
  messages: Messages['forms']['order']['lists'];
}

/** Counts the items for sale, and sums them at current prices. */
export function describeSum({ rows, sum }: ListOffer, { locale, messages }: ListWords): string {
  const phrase = rows.length === 1 ? messages.one : messages.many;
  return interpolate(phrase, { count: rows.length, sum: formatSum(sum, locale) });
}

/** Names the packs that are not for sale by their numbers and weights. */
export function describeGone({ gone }: ListOffer, { locale, messages }: ListWords): string {
  const nameItem = ({ pack }: ListItem) => {
    const { number, ...size } = readPackKey(pack);
    return interpolate(messages.pack, { number, size: packLabel(size, locale) });
  };
  return gone.length > 0 ? interpolate(messages.gone, { names: gone.map(nameItem).join(', ') }) : '';
}

/** The most letters of a rest that are shown. */
const longestRest = 40;

/** Shows the end of a link that is no list. */
export function describeRest(rest: string, { messages }: ListWords): string {
  const letters = Array.from(rest);
  const shown = letters.length > longestRest ? `${letters.slice(0, longestRest).join('')}…` : rest;
  return rest && interpolate(messages.question.rest, { rest: shown });
}
