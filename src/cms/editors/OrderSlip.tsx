import { type ReactNode, useEffect, useRef } from 'react';
import { brand } from '~/config/site';
import type { Order } from '~/domain/order/order';
import { creationTime } from '../stores/id';
import type { StoredRecord } from '../stores/record-storage';
import { formatNumber } from '../words';
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
  const { fullName, phone, email, businessName, city, district, province, items } = order;
  const packs = items.reduce((sum, { quantity }) => sum + quantity, 0);
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
            <th scope="col">Item</th>
            <th scope="col">Packs</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(items).map(([index, { name, quantity }]) => (
            <tr key={index}>
              <td>☐</td>
              <td>{name}</td>
              <td>{formatNumber(quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">In all</th>
            <td>{formatNumber(packs)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.sign}>Packed by</p>
    </div>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
