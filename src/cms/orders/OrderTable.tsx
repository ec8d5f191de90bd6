import '~/forms/print-alone.css';
import { memo, useCallback, useContext, useState } from 'react';
import type { Order } from '~/domain/order/order';
import { businessLabel } from '~/forms/order/business-label';
import { elementIdOf } from '../editing/find-button';
import { listLengthOf } from '../editing/list-length';
import { RecordButton } from '../editing/RecordButton';
import { RecordButtons } from '../editing/RecordButtons';
import type { ListProps } from '../editor';
import type { StoredRecord } from '../list/record';
import { OrderSlip } from './OrderSlip';
import styles from './OrderTable.module.css';
import { OrderFormContext } from './order-form-context';

/** Explicit roles, because Safari drops the semantics of a table whose `display` is changed. */
const table = { role: 'table' };
const group = { role: 'rowgroup' };
const row = { role: 'row' };
const heading = { role: 'columnheader' };
const rowHeading = { role: 'rowheader' };
const cell = { role: 'cell' };

const columns = ['Customer', 'Business', 'Location', 'Items', 'Actions'] as const;

/** Lists the orders in a table. On phones each row is a card. */
export function OrderTable({ records, ...actions }: ListProps<Order>) {
  const [toPrint, setToPrint] = useState<{ order: StoredRecord<Order>; run: number }>();
  const startPrinting = useCallback(
    (order: StoredRecord<Order>) => setToPrint((last) => ({ order, run: (last?.run ?? 0) + 1 })),
    [],
  );
  const endPrinting = useCallback(() => setToPrint(undefined), []);
  return (
    <>
      {toPrint && <OrderSlip key={toPrint.run} order={toPrint.order} onPrinted={endPrinting} />}
      <table {...table} aria-label="Orders" className={styles.table} data-length={listLengthOf(records)}>
        <thead {...group}>
          <tr {...row}>
            {columns.map((column) => (
              <th
                {...heading}
                key={column}
                scope="col"
                className={column === 'Actions' ? 'screen-only' : undefined}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...group}>
          {records.map((record) => (
            <OrderRow key={record.id} record={record} onPrint={startPrinting} {...actions} />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface RowProps extends Omit<ListProps<Order>, 'records'> {
  record: StoredRecord<Order>;
  onPrint(record: StoredRecord<Order>): void;
}

const OrderRow = memo(function OrderRow({ record, onPrint, ...actions }: RowProps) {
  const { fullName, email, phone, businessName, businessType, province, district, city, items } = record;
  const options = useContext(OrderFormContext);
  const titleId = `${elementIdOf(record)}-title`;
  return (
    <tr {...row} id={elementIdOf(record)}>
      <th {...rowHeading} scope="row" data-column="Customer">
        <b id={titleId}>{fullName}</b>
        <span>{email}</span>
        <span>{phone}</span>
      </th>
      <td {...cell} data-column="Business">
        <span>{businessName}</span>
        <span>{options ? businessLabel(businessType, options.messages) : businessType}</span>
      </td>
      <td {...cell} data-column="Location">
        {[province, district, city].join(', ')}
      </td>
      <td {...cell} data-column="Items">
        <ul className="bullets">
          {Object.entries(items).map(([index, item]) => (
            <li key={index}>
              {item.name} <span className={styles.quantity}>- {item.quantity}</span>
            </li>
          ))}
        </ul>
      </td>
      <td {...cell} className="screen-only">
        <RecordButtons record={record} titleId={titleId} {...actions}>
          <RecordButton action="print" titleId={titleId} onClick={() => onPrint(record)}>
            Print
          </RecordButton>
        </RecordButtons>
      </td>
    </tr>
  );
});
