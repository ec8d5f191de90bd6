import './order.css';
import { languageOf } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { type BikramYears, writeBikramDay } from '~/domain/bikram-sambat';
import { formatDay, localDay } from '~/domain/date';
import type { Receiver } from '~/domain/order/order';
import { type LinesProps, linesOnPage, OrderLines } from './OrderLines';
import { OrderTotal } from './OrderTotal';
import styles from './order-document.module.css';

interface Props extends LinesProps {
  receiver: Receiver;
  /** When the order was placed. */
  date: Date;
  years?: BikramYears | undefined;
  /** Prints a code to order the packs again. It appears a moment later. */
  hasCode?: boolean;
}

/** The order as a document: on the screen its lines and sum, on paper a sheet to pack and sign by. */
export function OrderDocument({ receiver, date, years, hasCode, ...lines }: Props) {
  const { order, locale, messages } = lines;
  const { paper } = messages.summary;
  const isLong = order.items.length > linesOnPage;
  const day = localDay(date);
  const { script, tag } = languageOf(locale);
  const { address, phone, email } = receiver;
  const business = [address, interpolate(paper.phone, { phone }), email];

  return (
    <div className={`stack ${styles.document}`} data-print-alone="" data-length={isLong ? 'long' : undefined}>
      <Weave />
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
      <OrderTotal {...lines} hasCode={hasCode} />
    </div>
  );
}

/** A woven strip in outline. */
function Weave() {
  return (
    <svg className={`print-only ${styles.weave}`} aria-hidden="true">
      <pattern id="order-weave" width="12" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 6l6-6 6 6-6 6zM3 6l3-3 3 3-3 3z" fill="none" stroke="currentColor" strokeWidth="0.75" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#order-weave)" />
    </svg>
  );
}
