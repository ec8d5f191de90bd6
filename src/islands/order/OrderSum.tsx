import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { figuresOf, priceItems } from '~/domain/order/figures';
import type { ItemDraft, OfferedItem } from '~/domain/order/order';
import { formatSum } from '~/domain/price';
import styles from './sum.module.css';

interface Props {
  locale: Locale;
  messages: Messages['forms']['order']['sum'];
  items: readonly ItemDraft[];
  offeredItems: readonly OfferedItem[];
}

/** Sum of the order at current prices, as far as its items are known. Announces changes. */
export function OrderSum({ locale, messages, items, offeredItems }: Props) {
  const { sum, priced, rows } = figuresOf(priceItems(items, offeredItems));
  const phrase = priced === rows ? messages.whole : messages.part;
  return (
    <output className={styles.sum}>
      {priced > 0 && interpolate(phrase, { sum: formatSum(sum, locale), priced, rows })}
    </output>
  );
}
