import type { Order } from '~/domain/order/order';
import { Disclosure } from '../Disclosure';
import { lazyPart } from '../lazy-part';
import { formatFound } from '../words';
import styles from './OrderOverview.module.css';

const OrderTotals = lazyPart(
  () => import('./OrderTotals'),
  ({ OrderTotals }) => OrderTotals,
);

interface Props {
  /** The orders that the list shows. */
  orders: readonly Order[];
  /** Number of all orders. */
  all: number;
}

/** Totals of the orders that a search has found, or of all. Computed only while the group is open. */
export function OrderOverview({ orders, all }: Props) {
  const found = formatFound(orders.length, all, { one: 'order', many: 'orders' });
  return (
    <Disclosure className={`box ${styles.overview}`} summary={`${found}, added up`}>
      {orders.length > 0 && <OrderTotals orders={orders} found={found} />}
    </Disclosure>
  );
}
