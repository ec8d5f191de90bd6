import '~/forms/print-alone.css';
import { type KeyboardEvent, memo, useCallback, useContext, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Locale, sourceLocale } from '~/config/locales';
import { figuresOf, totalOf } from '~/domain/order/figures';
import { formatSum } from '~/domain/price';
import { businessLabel } from '~/forms/order/business-label';
import { listLengthOf } from '../editing/CardList';
import { elementIdOf, findButton, findNeighbourButton, showAndFocus } from '../editing/find-button';
import { RecordButton } from '../editing/RecordButton';
import { RecordButtons } from '../editing/RecordButtons';
import type { ListProps } from '../editor';
import type { RecordList } from '../list/record';
import { OrderSlip } from './OrderSlip';
import styles from './OrderTable.module.css';
import { repeatOrder } from './order-draft';
import { OrderFormContext } from './order-form-context';
import {
  findLast,
  nameStatus,
  nextStatus,
  numberOf,
  type OfficeOrder,
  officeDay,
  readCustomers,
  type Status,
  type StoredOrder,
  statusOf,
  writeBikram,
  writeDay,
} from './status';

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** Explicit roles, because Safari drops the semantics of a table whose `display` is changed. */
const table = { role: 'table' };
const group = { role: 'rowgroup' };
const row = { role: 'row' };
const heading = { role: 'columnheader' };
const rowHeading = { role: 'rowheader' };
const cell = { role: 'cell' };

const columns = 'Order,Customer,Business,Location,Items,Sum,Status,Actions'.split(',');

/** How many orders are listed, and how many more a button adds. */
const step = 100;

/** The key that sets the next status of the focused order. */
const nextKey = 'n';

interface Props extends ListProps<OfficeOrder> {
  /** All orders, by which customers are known. */
  stored: RecordList<OfficeOrder>;
  /** Sets a status of an order, or takes it back. Returns true if it was saved. */
  onStatus(order: StoredOrder, status: Status, isSet: boolean): boolean;
}

/** Lists the orders in a table. On phones each row is a card. */
export function OrderTable({ records, stored, onStatus, ...actions }: Props) {
  const customers = useMemo(() => readCustomers(stored), [stored]);
  const [limit, setLimit] = useState(step);
  const [said, setSaid] = useState('');
  const [toPrint, setToPrint] = useState<{ order: StoredOrder; locale: Locale; run: number }>();
  const startPrinting = useCallback(
    (order: StoredOrder, locale: Locale) =>
      setToPrint((last) => ({ order, locale, run: (last?.run ?? 0) + 1 })),
    [],
  );
  const endPrinting = useCallback(() => setToPrint(undefined), []);
  const changeStatus = useCallback(
    (order: StoredOrder, status: Status, isSet = true) => {
      const id = elementIdOf(order);
      const neighbour = findNeighbourButton(id, 'next') ?? findNeighbourButton(id, 'edit');
      if (!flushSync(() => onStatus(order, status, isSet))) return;
      const result = isSet ? nameStatus(status) : `No longer ${status}`;
      setSaid(`${numberOf(order)}: ${result}`);
      // The button has another name now, or its row is filtered out.
      if (!document.activeElement?.closest(`#${id}`))
        showAndFocus(findButton(id, 'next') ?? findButton(id, 'edit') ?? neighbour);
    },
    [onStatus],
  );
  const showMore = () => {
    flushSync(() => setLimit(limit + step));
    const next = records[limit];
    if (next) findButton(elementIdOf(next), 'edit')?.focus();
  };
  return (
    <>
      {toPrint && (
        <OrderSlip key={toPrint.run} order={toPrint.order} locale={toPrint.locale} onPrinted={endPrinting} />
      )}
      <p className="hint screen-only">
        In a row, press <kbd>{nextKey.toUpperCase()}</kbd> for the next status of its order.
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
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
          {records.slice(0, limit).map((record) => (
            <OrderRow
              key={record.id}
              record={record}
              customer={findLast(customers, record.phone, record.id)?.text}
              onPrint={startPrinting}
              onStatus={changeStatus}
              {...actions}
            />
          ))}
        </tbody>
      </table>
      {records.length > limit && (
        <button type="button" className="button screen-only" data-kind="quiet" onClick={showMore}>
          Show {Math.min(step, records.length - limit)} more
        </button>
      )}
    </>
  );
}

interface RowProps extends Omit<ListProps<OfficeOrder>, 'records'> {
  record: StoredOrder;
  /** Says which order of the customer it is. */
  customer: string | undefined;
  onPrint(record: StoredOrder, locale: Locale): void;
  onStatus(record: StoredOrder, status: Status, isSet?: boolean): void;
}

const OrderRow = memo(function OrderRow({ record, customer, onPrint, onStatus, ...actions }: RowProps) {
  const { fullName, email, phone, businessName, businessType, province, district, city, items } = record;
  const { discount, note, promised } = record.office ?? {};
  const options = useContext(OrderFormContext);
  const titleId = `${elementIdOf(record)}-title`;
  const status = statusOf(record);
  const next = nextStatus(record);
  const setAt = record.statuses?.[status];
  const placed = officeDay(record.id);
  const { priced, rows } = figuresOf(items);
  const stepOnKey = (event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    // Its place, because layouts of other scripts have other letters there.
    if (next && event.code === `Key${nextKey.toUpperCase()}` && !isModified && !event.repeat)
      onStatus(record, next);
  };
  const button = (action: string, text: string, run: () => void) => (
    <RecordButton key={action} action={action} titleId={titleId} onClick={run}>
      {text}
    </RecordButton>
  );
  const more = (
    <>
      {options?.translations?.map(
        ({ paper }) =>
          paper &&
          button(`print-${paper.locale}`, `Print in ${languageNames.of(paper.locale)}`, () =>
            onPrint(record, paper.locale),
          ),
      )}
      {button('again', 'Order again', () => actions.onStart(repeatOrder(record)))}
      {status !== 'new' && button('back', `Not ${status} after all`, () => onStatus(record, status, false))}
      {status !== 'cancelled' && button('cancel', 'Cancel this order', () => onStatus(record, 'cancelled'))}
    </>
  );
  return (
    <tr {...row} id={elementIdOf(record)} aria-keyshortcuts={nextKey} onKeyDown={stepOnKey}>
      <td {...cell} data-column="Order">
        <b>{numberOf(record)}</b>
        <span>{writeDay(placed)}</span>
        <span>{writeBikram(placed)}</span>
      </td>
      <th {...rowHeading} scope="row" data-column="Customer">
        <b id={titleId}>{fullName}</b>
        <span>{email}</span>
        <span>{phone}</span>
        {customer && <span>{customer}</span>}
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
        {note && <span>{note}</span>}
      </td>
      <td {...cell} data-column="Sum">
        {priced > 0 && <b>{formatSum(totalOf(items, discount))}</b>}
        {priced < rows && <span>{rows - priced} without a price</span>}
      </td>
      <td {...cell} data-column="Status">
        <b>{nameStatus(status)}</b>
        {setAt !== undefined && <span>{writeDay(officeDay(setAt))}</span>}
        {promised && <span>Promised for {writeDay(promised)}</span>}
        {next && (
          <div className="buttons screen-only" data-size="small">
            {button('next', next === 'confirmed' ? 'Confirm' : `Mark as ${next}`, () =>
              onStatus(record, next),
            )}
          </div>
        )}
      </td>
      <td {...cell} className="screen-only">
        <RecordButtons record={record} titleId={titleId} more={more} {...actions}>
          {button('print', 'Print', () => onPrint(record, sourceLocale))}
        </RecordButtons>
      </td>
    </tr>
  );
});
