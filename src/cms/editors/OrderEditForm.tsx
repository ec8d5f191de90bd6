import { use, useEffect, useRef, useState } from 'react';
import { emptyDraft, type Order, toDraft } from '~/domain/order/order';
import { OrderForm } from '~/forms/order/OrderForm';
import { useDraft } from '../editing/unsaved';
import type { FormProps } from '../editor';
import { late } from '../late';
import styles from './OrderEditForm.module.css';
import { OrderFormContext } from './order-form-context';
import type { PastedOrder } from './pasted-order';

const PasteOrder = late(async () => (await import('./PasteOrder')).PasteOrder);

/** The order form of the public page (spec §2.22), filled with the order that is edited or was pasted. */
export function OrderEditForm({ record, isPasting, onSave, onCancel }: FormProps<Order>) {
  const options = use(OrderFormContext);
  const [order, setOrder] = useDraft(() => (record ? toDraft(record) : emptyDraft()));
  const [unread, setUnread] = useState<readonly string[]>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (unread) form.current?.querySelector('input')?.focus();
  }, [unread]);
  if (!options) return null;

  if (isPasting && !unread) {
    const show = (pasted: PastedOrder) => {
      setOrder(pasted.draft);
      setUnread(pasted.unread);
    };
    return <PasteOrder options={options} onOrder={show} onCancel={onCancel} />;
  }
  const hasUnread = unread !== undefined && unread.length > 0;
  return (
    <div className={styles.sides}>
      <OrderForm
        {...options}
        ref={form}
        autofill="none"
        value={order}
        onChange={setOrder}
        onSubmit={onSave}
        submitLabel={record ? 'Update Order' : 'Save Order'}
        onCancel={onCancel}
      />
      {hasUnread && (
        <aside className={`notice stack ${styles.unread}`} aria-label="Not understood">
          <p role="alert">Not understood, so not in the form:</p>
          <ul className="bullets">
            {Object.entries(unread).map(([place, line]) => (
              <li key={place}>{line}</li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
}
