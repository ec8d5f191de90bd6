import '../print-alone.css';
import { languageOf } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { type BikramYears, writeBikramDay } from '~/domain/bikram-sambat';
import { formatDay } from '~/domain/date';
import { figuresOf, indexOffers, totalOf } from '~/domain/order/figures';
import type { Receiver } from '~/domain/order/order';
import { formatWeight } from '~/domain/pack-name';
import { formatSum } from '~/domain/price';
import { type LinesProps, OrderLines } from './OrderLines';
import styles from './order-document.module.css';

/** What the office has agreed on with the customer. */
export interface Agreement {
  isConfirmed?: boolean;
  discount?: number | undefined;
  promised?: string | undefined;
  note?: string | undefined;
}

interface Props extends LinesProps {
  receiver: Receiver;
  /** Number of a stored order. */
  number?: string;
  /** When the order was placed, `YYYY-MM-DD`. */
  day: string;
  years?: BikramYears | undefined;
  agreement?: Agreement;
}

/** The order as a document: on the screen its lines and sum, on paper a sheet to pack and sign by. */
export function OrderDocument({ receiver, number, day, years, agreement = {}, ...lines }: Props) {
  const { order, locale, messages } = lines;
  const { paper } = messages.summary;
  const { isConfirmed, promised, note } = agreement;
  const { script, tag } = languageOf(locale);
  const writeBoth = (date: string) =>
    [years && date && writeBikramDay(date, years, script), formatDay(date, tag)].filter(Boolean).join(' · ');
  const prices = !isConfirmed && order.pricesOf && interpolate(paper.notice, { date: order.pricesOf });
  const { address, phone, email } = receiver;
  const business = [address, interpolate(paper.phone, { phone }), email];

  return (
    <div className={`stack ${styles.document}`} data-print-alone="" lang={lines.pageLocale && tag}>
      <p className={`print-only ${styles.head}`}>
        <b>{receiver.name}</b>
        <span>
          {business.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </p>
      <p className={`print-only ${styles.title}`}>
        <b>
          {isConfirmed ? paper.confirmation : paper.heading}{' '}
          {number && interpolate(messages.summary.quantity, { quantity: number })}
        </b>
        <span>{writeBoth(day)}</span>
      </p>
      <p className={`print-only ${styles.notice}`}>{[paper.noInvoice, prices].filter(Boolean).join(' ')}</p>
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
        {promised && (
          <div>
            <dt className="hint">{paper.promised}</dt>
            <dd>{writeBoth(promised)}</dd>
          </div>
        )}
      </dl>
      <OrderLines {...lines} />
      {note && <p className={styles.note}>{`${paper.note}: ${note}`}</p>}
      <OrderTotal {...lines} {...agreement} />
    </div>
  );
}

/** The sum of an order and, on paper, its packs, its weight and lines to sign on. */
function OrderTotal(props: LinesProps & Agreement) {
  const { order, locale, messages, offeredItems, isConfirmed, discount } = props;
  const { figures, paper, quantity } = messages.summary;
  const { sum, priced, rows } = figuresOf(order.items);
  const packs = order.items.reduce((sum, item) => sum + item.quantity, 0);
  const find = indexOffers(offeredItems);
  const grams = order.items.map((item) => (find(item.name)?.grams ?? Number.NaN) * item.quantity);
  /** NaN if the weight of any item is unknown. */
  const weight = grams.reduce((sum, one) => sum + one, 0);
  const { whole, part } = isConfirmed ? { whole: '{sum}', part: paper.part } : figures;
  const phrase = priced === rows ? whole : part;
  const [before = '', after = ''] = phrase
    .split('{sum}')
    .map((part) => interpolate(part, { date: order.pricesOf ?? '', priced, rows }));

  return (
    <div className={styles.foot}>
      <p className={`print-only ${styles.counts}`}>
        <span>{`${paper.packs} ${interpolate(quantity, { quantity: packs })}`}</span>
        {weight > 0 && <span>{`${paper.weight} ${formatWeight(weight, locale)}`}</span>}
      </p>
      {priced > 0 && discount !== undefined && (
        <p className={styles.counts}>
          <span>{`${paper.sum} ${formatSum(sum, locale)}`}</span>
          <span>{`${paper.discount} −${formatSum(discount, locale)}`}</span>
        </p>
      )}
      {priced > 0 && (
        <p className={styles.total}>
          <span>{`${figures.total}: ${before}`}</span>
          <b>{formatSum(totalOf(order.items, discount), locale)}</b>
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
