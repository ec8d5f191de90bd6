import { useRef } from 'react';
import type { Order } from '~/domain/order/order';
import { sumByItem, sumByProvince, type Total } from '~/domain/order/totals';
import { formatNumber } from '../words';
import styles from './OrderTotals.module.css';
import { printElement } from './print-element';

interface Props {
  orders: readonly Order[];
  /** Says which orders they are: `'3 of 20 orders'`. */
  found: string;
}

/** Totals of orders by item and by province. */
export function OrderTotals({ orders, found }: Props) {
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
