import type { RefObject, SubmitEvent } from 'react';
import type { Messages } from '~/config/messages';
import type { Province } from '~/domain/locations';
import { type Order, type OrderDraft, toOrder } from '~/domain/order/order';
import form from '../form.module.css';
import { Group } from '../Group';
import { BusinessFields } from './BusinessFields';
import { CustomerFields } from './CustomerFields';
import { ItemRows } from './ItemRows';
import { LocationFields } from './LocationFields';

export type OrderMessages = Messages['forms']['order'];

export interface OrderFormProps {
  messages: OrderMessages;
  provinces: readonly Province[];
  /** Offered while an item is typed; anything else may be written too. */
  productNames: readonly string[];
  value: OrderDraft;
  onChange(draft: OrderDraft): void;
  /** Called with an order that passed the browser's validation. */
  onSubmit(order: Order): void;
  submitLabel: string;
  /** Shows a Cancel button. */
  onCancel?: (() => void) | undefined;
  /** Keeps ids apart where two forms stand on one page. */
  idPrefix?: string | undefined;
  /** Whether the browser may offer the visitor's own details; not where somebody else's are entered. */
  autofill?: 'own' | 'none' | undefined;
  ref?: RefObject<HTMLFormElement | null> | undefined;
}

/** What every part of the order form gets. */
export interface OrderPartProps {
  messages: OrderMessages;
  value: OrderDraft;
  onChange(draft: OrderDraft): void;
  idPrefix: string;
}

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
  idPrefix = 'order',
  autofill = 'own',
  ref,
}: OrderFormProps) {
  const part = { messages, value, onChange, idPrefix };

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
        <CustomerFields {...part} autofill={autofill} />
      </Group>
      <Group legend={messages.groups.business}>
        <BusinessFields {...part} autofill={autofill} />
      </Group>
      <Group legend={messages.groups.place}>
        <LocationFields {...part} provinces={provinces} autofill={autofill} />
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
