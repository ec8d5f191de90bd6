import type { SubmitEvent } from 'react';
import { toOrder } from '~/domain/order/order';
import form from '../form.module.css';
import { Group } from '../Group';
import { BusinessFields } from './BusinessFields';
import { CustomerFields } from './CustomerFields';
import { ItemRows } from './ItemRows';
import { LocationFields } from './LocationFields';
import type { OrderFormProps } from './types';

/**
 * The order form of the public page and of the dashboard (spec §2.14, §4.2, §5.2). It keeps no state of its
 * own and says nothing of its own: only the browser's validation speaks. `method="dialog"` makes a submit
 * before hydration do nothing.
 */
export function OrderForm({
  messages,
  provinces,
  productNames,
  value,
  onChange,
  onSubmit,
  submitLabel,
  onCancel,
  onRetry,
  idPrefix = 'order',
  autofill = 'own',
  ref,
}: OrderFormProps) {
  const part = { messages, value, onChange, idPrefix, autofill };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit(toOrder(value));
  }

  return (
    <form
      ref={ref}
      className={form.form}
      method="dialog"
      autoComplete={autofill === 'own' ? 'on' : 'off'}
      onSubmit={submit}
    >
      <Group legend={messages.groups.customer}>
        <CustomerFields {...part} />
      </Group>
      <Group legend={messages.groups.business}>
        <BusinessFields {...part} />
      </Group>
      <Group legend={messages.groups.place}>
        <LocationFields {...part} provinces={provinces} onRetry={onRetry} />
      </Group>
      <Group legend={messages.groups.items} hint={messages.item.hint} layout="stack">
        <ItemRows
          messages={messages}
          items={value.items}
          onChange={(items) => onChange({ ...value, items })}
          productNames={productNames}
          idPrefix={idPrefix}
        />
      </Group>
      <div className={form.actions}>
        <button className="button" type="submit">
          {submitLabel}
        </button>
        {onCancel && (
          <button className="button" data-kind="quiet" type="button" onClick={onCancel}>
            {messages.cancel}
          </button>
        )}
      </div>
    </form>
  );
}
