import { type CatalogueFacts, type Order, orderFields } from '~/domain/order/order';
import type { EditorDefinition, FormProps } from '../editor';
import { createList } from '../list/list';
import { findRow } from '../sections';
import type { EntryRules } from '../storage/entry';
import { isListOf, isNumber, isShape, isShapeWith, isText, type TypeGuard } from '../storage/shape';
import { OrderEditForm } from './OrderEditForm';
import { OrderTable } from './OrderTable';
import { OrderTotals } from './OrderTotals';
import { emptyBox, labels, makeOrderDraft, type OrderFormDraft, readOrderDraft } from './order-draft';
import { writeOrdersCsv } from './orders-csv';

const isQuantity: TypeGuard<number> = (value): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1;

const isItem = isShapeWith<{ name: string; quantity: number }, Required<CatalogueFacts>>(
  isShape({ name: isText, quantity: isQuantity }),
  { number: isText, price: isNumber, carton: isQuantity },
);

const isItemList = isListOf(isItem);

const hasRequiredFields = isShape<Omit<Order, 'pricesOf'>>({
  fullName: isText,
  email: isText,
  phone: isText,
  businessName: isText,
  businessType: isText,
  province: isText,
  district: isText,
  city: isText,
  items: (value): value is Order['items'] => isItemList(value) && value.length > 0,
});
const isOrder: TypeGuard<Order> = isShapeWith<Omit<Order, 'pricesOf'>, { pricesOf: string }>(
  hasRequiredFields,
  {
    pricesOf: isText,
  },
);

const rules: EntryRules<Order> = {
  key: 'orders',
  title: 'fullName',
  isValid: isOrder,
  defaults: {
    fullName: '',
    email: '',
    phone: '',
    businessName: '',
    businessType: '',
    province: '',
    district: '',
    city: '',
    items: [],
  },
};
const store = createList(rules);

export const order: EditorDefinition<Order> = {
  ...findRow('order'),
  store,
  confirmDelete: 'Are you sure you want to delete this order?',
  openLabel: 'Add New Order',
  pasteLabel: 'Paste an order',
  codec: {
    ...rules,
    labels: { ...labels, items: 'Items' },
    searchText: (order) =>
      [...orderFields.map((field) => order[field]), ...order.items.map(({ name }) => name)].join('\n'),
  },
  writeCsv: () => writeOrdersCsv(store.$records.get()),
  makeDraft: (record, isPasting) => makeOrderDraft(record, isPasting ? emptyBox : undefined),
  readDraft: (draft: OrderFormDraft) => readOrderDraft(draft),
  renderForm: (props: FormProps<Order, OrderFormDraft>) => (
    <OrderEditForm {...props} stored={store.$records.get()} />
  ),
  renderList: (props) => <OrderTable {...props} />,
  renderOverview: (shown, all) => <OrderTotals orders={shown} all={all} />,
};
