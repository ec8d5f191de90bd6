import { type ReactNode, useEffect, useRef } from 'react';
import { brand } from '~/config/site';
import type { Order } from '~/domain/order/order';
import { creationTime } from '../stores/id';
import type { StoredRecord } from '../stores/record-storage';
import { formatNumber } from '../words';
import styles from './OrderSlip.module.css';
import { printAlone } from './print-alone';

interface Props {
  order: StoredRecord<Order>;
  onPrinted(): void;
}

/** One order on a sheet of paper, to pack by. It is printed as soon as it is there. */
export function OrderSlip({ order, onPrinted }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sheet.current) printAlone(sheet.current, onPrinted);
  }, [onPrinted]);
  const { fullName, phone, email, businessName, city, district, province, items } = order;
  const packs = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div ref={sheet} className={styles.slip}>
      <h2>{brand.fullName}: order</h2>
      <p>{creationTime(order.id)?.toLocaleDateString('en-US', { dateStyle: 'long' })}</p>
      <dl>
        <Fact name="For">
          {businessName}, {fullName}
        </Fact>
        <Fact name="To">{[city, district, province].join(', ')}</Fact>
        <Fact name="Phone">{phone}</Fact>
        <Fact name="Email">{email}</Fact>
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
          {Object.entries(items).map(([place, { name, quantity }]) => (
            <tr key={place}>
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
