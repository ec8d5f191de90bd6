import { use, useId, useState } from 'react';
import { emptyDraft, type Order, type OrderDraft, toDraft } from '~/domain/order/order';
import { OrderForm } from '~/forms/order/OrderForm';
import { useUnsaved } from '../editing/unsaved';
import type { FormProps } from '../editor';
import { isEqual } from '../stores/equality';
import { OrderFormContext } from './order-form-context';

/** The order form of the public page (spec §2.22), filled with the order that is edited. */
export function OrderEditForm({ record, onSave, onCancel }: FormProps<Order>) {
  const options = use(OrderFormContext);
  const [start] = useState<OrderDraft>(() => (record ? toDraft(record) : emptyDraft()));
  const [order, setOrder] = useState(start);
  const idPrefix = useId();
  useUnsaved(!isEqual(order, start));
  if (!options) return null;
  return (
    <OrderForm
      {...options}
      idPrefix={idPrefix}
      autofill="none"
      value={order}
      onChange={setOrder}
      onSubmit={onSave}
      submitLabel={record ? 'Update Order' : 'Save Order'}
      onCancel={onCancel}
    />
  );
}
