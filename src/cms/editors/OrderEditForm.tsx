import { use } from 'react';
import { emptyDraft, type Order, toDraft } from '~/domain/order/order';
import { OrderForm } from '~/forms/order/OrderForm';
import { useDraft } from '../editing/unsaved';
import type { FormProps } from '../editor';
import { OrderFormContext } from './order-form-context';

/** The order form of the public page (spec §2.22), filled with the order that is edited. */
export function OrderEditForm({ record, onSave, onCancel }: FormProps<Order>) {
  const options = use(OrderFormContext);
  const [order, setOrder] = useDraft(() => (record ? toDraft(record) : emptyDraft()));
  if (!options) return null;
  return (
    <OrderForm
      {...options}
      autofill="none"
      value={order}
      onChange={setOrder}
      onSubmit={onSave}
      submitLabel={record ? 'Update Order' : 'Save Order'}
      onCancel={onCancel}
    />
  );
}
