import { useRef } from 'react';
import { sumByItem, sumByProvince, type Total } from '~/domain/order/totals';
import { Disclosure } from '../Disclosure';
import { formatCount, formatNumber } from '../words';
import { printElement } from './OrderSlip';
import styles from './OrderTotals.module.css';
import { type OfficeOrder, statusOf } from './status';

interface Props {
  /** The orders that filter and search have found. */
  orders: readonly OfficeOrder[];
}

/** Totals of the confirmed orders among those found. Computed only while the group is open. */
export function OrderTotals({ orders }: Props) {
  const confirmed = orders.filter((order) => statusOf(order) === 'confirmed');
  const found = formatCount(confirmed.length, { one: 'confirmed order', many: 'confirmed orders' });
  return (
    <Disclosure className={`box ${styles.overview}`} summary={`What to pack: ${found}`}>
      {confirmed.length > 0 ? (
        <Tables orders={confirmed} found={found} />
      ) : (
        <p className={`soft ${styles.tables}`}>Confirm the orders below that you want to pack.</p>
      )}
    </Disclosure>
  );
}

/** Totals by item and by province. */
function Tables({ orders, found }: { orders: readonly OfficeOrder[]; found: string }) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} className={`stack ${styles.tables}`}>
      <TotalTable caption={`Packs in ${found}`} heading="Item" totals={sumByItem(orders)} />
      <TotalTable caption="By province" heading="Province" totals={sumByProvince(orders)} />
      <div className="buttons screen-only" data-size="small">
        <button type="button" onClick={() => part.current && printElement(part.current)}>
          Print this
        </button>
      </div>
    </div>
  );
}

function TotalTable({ caption, heading, totals }: { caption: string; heading: string; totals: Total[] }) {
  const most = Math.max(...totals.map(({ packs }) => packs));
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Packs</th>
          <th scope="col">Orders</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ name, packs, orders }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <svg aria-hidden="true">
                <rect width={`${(packs / most) * 100}%`} height="100%" rx="2" />
              </svg>
            </th>
            <td>{formatNumber(packs)}</td>
            <td>{formatNumber(orders)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
