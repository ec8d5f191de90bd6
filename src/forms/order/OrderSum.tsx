import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { figuresOf } from '~/domain/order/figures';
import type { ItemDraft } from '~/domain/order/order';
import { formatSum } from '~/domain/price';
import styles from './items.module.css';

interface Props {
  locale: Locale;
  messages: Messages['forms']['order']['sum'];
  items: readonly ItemDraft[];
}

/** Sum of the items with a price. Announces changes. */
export function OrderSum({ locale, messages, items }: Props) {
  const { sum, priced, rows } = figuresOf(items);
  const phrase = priced === rows ? messages.whole : messages.part;
  return (
    <output className={styles.sum}>
      {priced > 0 && interpolate(phrase, { sum: formatSum(sum, locale), priced, rows })}
    </output>
  );
}
