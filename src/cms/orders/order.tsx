import { isObject } from '~/domain/is-object';
import { type CatalogueFacts, type Order, orderFields } from '~/domain/order/order';
import type { EditorDefinition, FormProps } from '../editor';
import { latePart } from '../late-part';
import { createList } from '../list/list';
import type { RecordList } from '../list/record';
import { findRow } from '../sections';
import type { EntryRules } from '../storage/entry';
import { isListOf, isNumber, isShape, isShapeWith, isText, type TypeGuard } from '../storage/shape';
import { emptyBox, labels, makeOrderDraft, type OrderFormDraft, readOrderDraft } from './order-draft';
import { writeOrdersCsv } from './orders-csv';
import {
  $filter,
  describeStatuses,
  isAccepted,
  numberOf,
  type OfficeOrder,
  phoneKey,
  type Status,
  type StoredOrder,
  withStatus,
} from './status';
import { useOrderFilter } from './use-order-filter';

const isQuantity: TypeGuard<number> = (value): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1;

const isItem = isShapeWith<{ name: string; quantity: number }, Required<CatalogueFacts>>(
  isShape({ name: isText, quantity: isQuantity }),
  { number: isText, price: isNumber, carton: isQuantity },
);

const isItemList = isListOf(isItem);

type Texts = Pick<Order, (typeof orderFields)[number]>;
const textChecks = Object.fromEntries(orderFields.map((field) => [field, isText]));
type Office = Required<OfficeOrder>['office'];

/** What a newer dashboard adds is ignored. */
const isOrder = isShapeWith<Texts, Omit<Required<OfficeOrder>, keyof Texts>>(
  isShape(textChecks as Record<keyof Texts, typeof isText>),
  {
    items: (value): value is Order['items'] => isItemList(value) && value.length > 0,
    pricesOf: isText,
    statuses: (value): value is object => isObject(value) && Object.values(value).every(isNumber),
    office: isShapeWith<object, Required<Office>>(isShape({}), {
      discount: isNumber,
      promised: isText,
      note: isText,
    }),
  },
);

const rules: EntryRules<OfficeOrder> = {
  key: 'orders',
  title: 'fullName',
  isValid: isOrder,
  defaults: { ...Object.fromEntries(orderFields.map((field) => [field, ''])), items: [] },
};
const store = createList(rules);

/** Sets a status of an order now, or takes it back. */
const setStatus = (order: StoredOrder, status: Status, isSet: boolean) =>
  store.update(order, (stored) => withStatus(stored, status, isSet ? Date.now() : undefined)).ok;

/** Loaded when the section opens. */
let parts: typeof import('./parts').parts | undefined;

const Totals = (props: { orders: RecordList<OfficeOrder> }) => parts && <parts.OrderTotals {...props} />;

export const order: EditorDefinition<OfficeOrder> = {
  ...findRow('order'),
  store,
  confirmDelete: 'Are you sure you want to delete this order?',
  openLabel: 'Add New Order',
  pasteLabel: 'Paste an order',
  codec: {
    ...rules,
    labels,
    describe: { statuses: describeStatuses },
    searchText: (order) =>
      [
        ...[numberOf(order), phoneKey(order.phone)],
        ...orderFields.map((field) => order[field]),
        ...order.items.map(({ name }) => name),
      ].join('\n'),
  },
  writeCsv: () => writeOrdersCsv(store.$records.get()),
  makeDraft: (record, isPasting) => makeOrderDraft(record, isPasting ? emptyBox : undefined),
  readDraft: (draft: OrderFormDraft) => readOrderDraft(draft),
  useShown: useOrderFilter,
  reveal: (record) => {
    if (!isAccepted(record, $filter.get())) $filter.set({ status: '', month: '' });
  },
  Gate: latePart(async () => {
    parts = (await import('./parts')).parts;
    return ({ children }) => children;
  }),
  renderForm: (props: FormProps<OfficeOrder, OrderFormDraft>) =>
    parts && <parts.OrderEditForm {...props} stored={store.$records.get()} />,
  renderList: (props) =>
    parts && <parts.OrderTable {...props} stored={store.$records.get()} onStatus={setStatus} />,
  renderOverview: (shown) => <Totals orders={shown} />,
};
