import { interpolate } from '~/config/messages/interpolate';
import { figuresOf, indexOffers } from '~/domain/order/figures';
import { formatWeight } from '~/domain/pack-name';
import { formatSum } from '~/domain/price';
import { OrderCode } from './OrderCode';
import type { LinesProps } from './OrderLines';
import styles from './order-document.module.css';

interface Props extends LinesProps {
  hasCode?: boolean | undefined;
}

/** The sum of an order and, on paper, its packs, its weight and lines to sign on. */
export function OrderTotal({ order, locale, messages, offeredItems, hasCode }: Props) {
  const { figures, paper, quantity } = messages.summary;
  const { sum, priced, rows } = figuresOf(order.items);
  const packs = order.items.reduce((sum, item) => sum + item.quantity, 0);
  const find = indexOffers(offeredItems);
  const grams = order.items.map((item) => (find(item.name)?.grams ?? Number.NaN) * item.quantity);
  /** NaN if the weight of any item is unknown. */
  const weight = grams.reduce((sum, one) => sum + one, 0);
  const phrase = priced === rows ? figures.whole : figures.part;
  const [before = '', after = ''] = phrase
    .split('{sum}')
    .map((part) => interpolate(part, { date: order.pricesOf ?? '', priced, rows }));

  return (
    <div className={styles.foot}>
      <p className={`print-only ${styles.counts}`}>
        <span>{`${paper.packs} ${interpolate(quantity, { quantity: packs })}`}</span>
        {weight > 0 && <span>{`${paper.weight} ${formatWeight(weight, locale)}`}</span>}
      </p>
      {priced > 0 && (
        <p className={styles.total}>
          <span>{`${figures.total}: ${before}`}</span>
          <b>{formatSum(sum, locale)}</b>
          <span>{after}</span>
        </p>
      )}
      <p className={`print-only ${styles.signatures}`}>
        {hasCode && <OrderCode order={order} offeredItems={offeredItems} label={paper.again} />}
        <span>{paper.placed}</span>
        <span>{paper.packed}</span>
      </p>
    </div>
  );
}
