import { memo } from 'react';
import type { Order } from '~/domain/order/order';
import type { ListProps } from '../editing/editor';
import { elementIdOf, keyOf } from '../editing/focus';
import { RecordButtons } from '../editing/RecordButtons';
import type { Kept } from '../stores/backing';
import styles from './OrderTable.module.css';

const columns = ['Customer', 'Business', 'Location', 'Items', 'Actions'] as const;

/** The orders (spec §2.22): a table, on phones a card for each row. */
export function OrderTable({ records, ...moves }: ListProps<Order>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <OrderRow key={keyOf(record)} record={record} {...moves} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<ListProps<Order>, 'records'> & { record: Kept<Order> };

const OrderRow = memo(function OrderRow({ record, ...moves }: RowProps) {
  const { fullName, email, phone, businessName, businessType, province, district, city, items } = record;
  const titleId = `${elementIdOf(record)}-title`;
  return (
    <tr id={elementIdOf(record)}>
      <td data-column="Customer">
        <b id={titleId}>{fullName}</b>
        <span>{email}</span>
        <span>{phone}</span>
      </td>
      <td data-column="Business">
        <span>{businessName}</span>
        <span>{businessType}</span>
      </td>
      <td data-column="Location">{[province, district, city].join(', ')}</td>
      <td data-column="Items">
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={keyOf(item)}>
              {item.name} <span className={styles.quantity}>- {item.quantity}</span>
            </li>
          ))}
        </ul>
      </td>
      <td data-column="Actions">
        <RecordButtons record={record} titleId={titleId} {...moves} />
      </td>
    </tr>
  );
});
