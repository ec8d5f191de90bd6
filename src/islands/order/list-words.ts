import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { type ListItem, type ListOffer, readPackKey } from '~/domain/order/list';
import type { ItemNames } from '~/domain/order/order';
import { packLabel } from '~/domain/pack-name';
import { formatSum } from '~/domain/price';
import { translateName } from '~/domain/translate-name';

export type ListMessages = Messages['forms']['order']['lists'];

export interface ListWords {
  locale: Locale;
  messages: ListMessages;
  itemNames?: ItemNames | undefined;
}

/** Counts the items for sale, and sums them at current prices. */
export function describeSum({ rows, sum }: ListOffer, { locale, messages }: ListWords): string {
  const phrase = rows.length === 1 ? messages.one : messages.many;
  return interpolate(phrase, { count: rows.length, sum: formatSum(sum, locale) });
}

/** Says which prices changed since the list was kept, and what is gone. */
export function describeChanges({ changed, gone }: ListOffer, words: ListWords): string[] {
  const { locale, messages, itemNames } = words;
  const lines = changed.map(({ name, was, now }) =>
    interpolate(messages.changed, {
      name: translateName(itemNames, name),
      was: formatSum(was, locale),
      now: formatSum(now, locale),
    }),
  );
  const names = gone.map((item) => nameItem(item, words)).join(', ');
  return names ? [...lines, interpolate(messages.gone, { names })] : lines;
}

/** Names a pack that is not for sale. Links contain only its number and weight. */
function nameItem({ pack, name }: ListItem, { locale, messages, itemNames }: ListWords): string {
  if (name) return translateName(itemNames, name);
  const { number, ...size } = readPackKey(pack);
  return interpolate(messages.pack, { number, size: packLabel(size, locale) });
}
