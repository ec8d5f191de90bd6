import type { Order } from '~/domain/order/order';
import { Disclosure } from '../Disclosure';
import { lazyPart } from '../lazy-part';
import styles from './OrderOverview.module.css';

const OrderTotals = lazyPart(
  () => import('./OrderTotals'),
  ({ OrderTotals }) => OrderTotals,
);

/** Totals of all orders, computed only while the group is open. */
export function OrderOverview({ orders }: { orders: readonly Order[] }) {
  return (
    <Disclosure className={`box ${styles.overview}`} summary="All orders below, added up">
      <OrderTotals orders={orders} />
    </Disclosure>
  );
}
