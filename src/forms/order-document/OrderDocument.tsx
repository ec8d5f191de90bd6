import '../print-alone.css';
import { languageOf } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { type BikramYears, writeBikramDay } from '~/domain/bikram-sambat';
import { formatDay, localDay } from '~/domain/date';
import { figuresOf, indexOffers } from '~/domain/order/figures';
import type { Receiver } from '~/domain/order/order';
import { formatWeight } from '~/domain/pack-name';
import { formatSum } from '~/domain/price';
import { type LinesProps, OrderLines } from './OrderLines';
import styles from './order-document.module.css';

interface Props extends LinesProps {
  receiver: Receiver;
  /** When the order was placed. */
  date: Date;
  years?: BikramYears | undefined;
}

/** The order as a document: on the screen its lines and sum, on paper a sheet to pack and sign by. */
export function OrderDocument({ receiver, date, years, ...lines }: Props) {
  const { order, locale, messages } = lines;
  const { paper } = messages.summary;
  const day = localDay(date);
  const { script, tag } = languageOf(locale);
  const { address, phone, email } = receiver;
  const business = [address, interpolate(paper.phone, { phone }), email];

  return (
    <div className={`stack ${styles.document}`} data-print-alone="">
      <p className={`print-only ${styles.head}`}>
        <b>{receiver.name}</b>
        <span>
          {business.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </p>
      <p className={`print-only ${styles.title}`}>
        <b>{paper.heading}</b>
        <span>
          {[years && writeBikramDay(day, years, script), formatDay(day, tag)].filter(Boolean).join(' · ')}
        </span>
      </p>
      {order.pricesOf && (
        <p className={`print-only ${styles.notice}`}>{interpolate(paper.notice, { date: order.pricesOf })}</p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt className="hint">{paper.customer}</dt>
          <dd>{order.fullName}</dd>
          <dd>{order.email}</dd>
          <dd>{order.phone}</dd>
        </div>
        <div>
          <dt className="hint">{paper.business}</dt>
          <dd>{order.businessName}</dd>
          <dd>{order.businessType}</dd>
        </div>
        <div>
          <dt className="hint">{paper.place}</dt>
          <dd>
            <span>{`${order.city}, `}</span>
            <b>{order.district}</b>
            <span>{`, ${order.province}`}</span>
          </dd>
        </div>
      </dl>
      <OrderLines {...lines} />
      <OrderTotal {...lines} />
    </div>
  );
}

/** The sum of an order and, on paper, its packs, its weight and lines to sign on. */
function OrderTotal({ order, locale, messages, offeredItems }: LinesProps) {
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
        <span>{paper.placed}</span>
        <span>{paper.packed}</span>
      </p>
    </div>
  );
}
