import { use, useEffect, useRef, useState } from 'react';
import { emptyDraft, type Order, toDraft } from '~/domain/order/order';
import { OrderForm } from '~/forms/order/OrderForm';
import { useDraft } from '../editing/unsaved';
import type { FormProps } from '../editor';
import { lazyPart } from '../lazy-part';
import { formatCount } from '../words';
import styles from './OrderEditForm.module.css';
import { OrderFormContext } from './order-form-context';
import type { PastedOrder } from './pasted-order';
import { noteSaved } from './pasted-text';

/** Longer lists of unread lines are cut. All lines stay in the text box. */
const maxUnread = 100;

const PasteOrder = lazyPart(async () => (await import('./PasteOrder')).PasteOrder);

/** The public order form, filled with the edited or pasted order. */
export function OrderEditForm({ record, isPasting, onSave, onCancel }: FormProps<Order>) {
  const options = use(OrderFormContext);
  const [order, setOrder] = useDraft(() => (record ? toDraft(record) : emptyDraft()));
  const [pasted, setPasted] = useState<PastedOrder & { index: number; count: number }>();
  const unread = pasted?.unread ?? [];
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (pasted) form.current?.querySelector('input')?.focus();
  }, [pasted]);
  if (!options) return null;

  if (isPasting && !pasted) {
    const show = (next: PastedOrder, index: number, count: number) => {
      setOrder(next.draft);
      setPasted({ ...next, index, count });
    };
    return <PasteOrder options={options} onOrder={show} onCancel={onCancel} />;
  }
  const save = (complete: Order) => {
    if (onSave(complete) && pasted) noteSaved(pasted.index, pasted.count);
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
            {Object.entries(unread.slice(0, maxUnread)).map(([index, line]) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
          {unread.length > maxUnread && (
            <p>
              and {formatCount(unread.length - maxUnread, { one: 'line', many: 'lines' })} more in the text
            </p>
          )}
        </aside>
      )}
    </div>
  );
}
