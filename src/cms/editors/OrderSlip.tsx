import { type ReactNode, useEffect, useRef } from 'react';
import { brand } from '~/config/site';
import { figuresOf } from '~/domain/order/figures';
import type { Order } from '~/domain/order/order';
import { formatPrice, formatSum } from '~/domain/price';
import { creationTime } from '../stores/id';
import type { StoredRecord } from '../stores/record-storage';
import { formatCount, formatNumber } from '../words';
import styles from './OrderSlip.module.css';
import { printElement } from './print-element';

interface Props {
  order: StoredRecord<Order>;
  onPrinted(): void;
}

/** A packing slip, printed as soon as it is mounted. */
export function OrderSlip({ order, onPrinted }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sheet.current) printElement(sheet.current, onPrinted);
  }, [onPrinted]);
  const { fullName, phone, email, businessName, city, district, province, items, pricesOf } = order;
  const packs = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { amounts, sum, priced, rows } = figuresOf(items);
  return (
    <div ref={sheet} className={styles.slip}>
      <h2>{brand.fullName}: order</h2>
      <p>{creationTime(order.id)?.toLocaleDateString('en-US', { dateStyle: 'long' })}</p>
      <dl>
        <Detail name="For">
          {businessName}, {fullName}
        </Detail>
        <Detail name="To">{[city, district, province].join(', ')}</Detail>
        <Detail name="Phone">{phone}</Detail>
        <Detail name="Email">{email}</Detail>
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">Packed</th>
            <th scope="col">№</th>
            <th scope="col">Item</th>
            <th scope="col">Price</th>
            <th scope="col">Packs</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(items).map(([index, { name, quantity, number, price }]) => (
            <tr key={index}>
              <td>☐</td>
              <td>{number}</td>
              <td>{name}</td>
              <td>{price !== undefined && formatPrice(price)}</td>
              <td>{formatNumber(quantity)}</td>
              <td>{formatAmount(amounts[Number(index)])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td />
            <th scope="row">In all</th>
            <td />
            <td>{formatNumber(packs)}</td>
            <td>{priced > 0 && formatSum(sum)}</td>
          </tr>
        </tfoot>
      </table>
      {priced > 0 && (
        <p>
          The sum is for {formatNumber(priced)} of {formatCount(rows, { one: 'item', many: 'items' })}
          {pricesOf && `, at the list prices of ${pricesOf}`}. To be confirmed.
        </p>
      )}
      <p className={styles.sign}>Packed by</p>
    </div>
  );
}

const formatAmount = (amount: number | undefined) => (amount === undefined ? undefined : formatSum(amount));

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
