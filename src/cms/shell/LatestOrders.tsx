import { useStore } from '@nanostores/react';
import { newRecordHash } from '../editor';
import { creationTime } from '../list/record';
import { order } from '../orders/order';
import { filterHash, isAccepted, type OrderFilter } from '../orders/status';
import { formatCount, type RecordName } from '../words';
import styles from './Home.module.css';
import { SectionLink } from './SectionLink';

const maxOrders = 3;

/** What waits for the office. */
const waiting: readonly [OrderFilter['status'], RecordName][] = [
  ['new', { one: 'new order', many: 'new orders' }],
  ['due', { one: 'order to be sent this week', many: 'orders to be sent this week' }],
];

/** The latest orders and a link that adds one, which the office needs most often. */
export function LatestOrders() {
  const orders = useStore(order.store.$records);
  const latest = [...orders].sort((a, b) => b.id - a.id).slice(0, maxOrders);
  return (
    <section className={`stack ${styles.block}`} aria-labelledby="latest">
      <h2 id="latest">Latest orders</h2>
      {latest.length === 0 ? (
        <p>{order.emptyText}</p>
      ) : (
        <p className="buttons">
          {waiting.map(([status, name]) => (
            <SectionLink key={status} to={order.id} hash={filterHash(status)}>
              {formatCount(orders.filter((one) => isAccepted(one, { status, month: '' })).length, name)}
            </SectionLink>
          ))}
        </p>
      )}
      <ul className={styles.rows}>
        {latest.map((record) => (
          <li key={record.id} className="row">
            <b>
              {record.businessName}, {record.city}
            </b>
            <span>
              {[
                formatCount(record.items.length, { one: 'item', many: 'items' }),
                creationTime(record.id)?.toLocaleDateString('en-US', { dateStyle: 'medium' }),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <SectionLink to={order.id} hash={newRecordHash} className="button">
          {order.openLabel}
        </SectionLink>
      </p>
    </section>
  );
}
