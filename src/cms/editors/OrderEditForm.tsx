import { use, useEffect, useRef, useState } from 'react';
import { emptyDraft, type Order, toDraft } from '~/domain/order/order';
import { OrderForm } from '~/forms/order/OrderForm';
import { useDraft } from '../editing/unsaved';
import type { FormProps } from '../editor';
import { late } from '../late';
import { countWords } from '../words';
import styles from './OrderEditForm.module.css';
import { OrderFormContext } from './order-form-context';
import type { PastedOrder } from './pasted-order';
import { noteSaved } from './pasted-text';

/** How many unread lines are listed. The rest stays in the box. */
const mostUnread = 100;

const PasteOrder = late(async () => (await import('./PasteOrder')).PasteOrder);

/** The order form of the public page, filled with the order that is edited or was pasted. */
export function OrderEditForm({ record, isPasting, onSave, onCancel }: FormProps<Order>) {
  const options = use(OrderFormContext);
  const [order, setOrder] = useDraft(() => (record ? toDraft(record) : emptyDraft()));
  const [pasted, setPasted] = useState<PastedOrder & { place: number; orders: number }>();
  const unread = pasted?.unread ?? [];
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (pasted) form.current?.querySelector('input')?.focus();
  }, [pasted]);
  if (!options) return null;

  if (isPasting && !pasted) {
    const show = (next: PastedOrder, place: number, orders: number) => {
      setOrder(next.draft);
      setPasted({ ...next, place, orders });
    };
    return <PasteOrder options={options} onOrder={show} onCancel={onCancel} />;
  }
  const save = (complete: Order) => {
    if (onSave(complete) && pasted) noteSaved(pasted.place, pasted.orders);
  };
  return (
    <div className={styles.sides}>
      <OrderForm
        {...options}
        ref={form}
        autofill="none"
        value={order}
        onChange={setOrder}
        onSubmit={save}
        submitLabel={record ? 'Update Order' : 'Save Order'}
        onCancel={onCancel}
      />
      {unread.length > 0 && (
        <aside className={`notice stack ${styles.unread}`} aria-label="Not recognised">
          <p role="alert">These lines were not recognised, so they are not in the form:</p>
          <ul className="bullets">
            {Object.entries(unread.slice(0, mostUnread)).map(([place, line]) => (
              <li key={place}>{line}</li>
            ))}
          </ul>
          {unread.length > mostUnread && (
            <p>
              and {countWords(unread.length - mostUnread, { one: 'line', many: 'lines' })} more in the text
            </p>
          )}
        </aside>
      )}
    </div>
  );
}
