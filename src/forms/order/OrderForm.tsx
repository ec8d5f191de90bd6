import { useRef } from 'react';
import { businessTypes, toOrder } from '~/domain/order/order';
import form from '../form.module.css';
import { Group } from '../Group';
import { DraftForm } from './DraftForm';
import { ItemRows } from './ItemRows';
import { LocationFields } from './LocationFields';
import { OrderInput } from './OrderInput';
import { OrderSelect } from './OrderSelect';
import { readFields } from './read-fields';
import type { OrderFormProps } from './types';

/**
 * The order form of the public page and the dashboard. Has no state and no messages: only the browser
 * validates.
 */
export function OrderForm({
  messages,
  provinces,
  placeNames,
  offeredItems,
  itemNames,
  enquiry,
  value,
  onChange,
  onSubmit,
  submitLabel,
  lists,
  sum,
  onCancel,
  onRetry,
  autofill = 'own',
  ref,
}: OrderFormProps) {
  const part = { messages, value, onChange, autofill };

  const own = useRef<HTMLFormElement>(null);

  return (
    <DraftForm
      form={ref ?? own}
      className={`stack ${form.form}`}
      autoComplete={autofill === 'own' ? 'on' : 'off'}
      value={value}
      read={(...drafts) => readFields(...drafts, { offeredItems, itemNames })}
      onChange={onChange}
      onSubmit={(draft) => onSubmit(toOrder(draft))}
    >
      <Group legend={messages.groups.customer} layout="three">
        <OrderInput {...part} name="fullName" />
        <OrderInput {...part} name="email" />
        <OrderInput {...part} name="phone" />
      </Group>
      <Group legend={messages.groups.business} hint={messages.hints.business}>
        <OrderInput {...part} name="businessName" />
        <OrderSelect
          {...part}
          name="businessType"
          options={businessTypes.map((type) => ({ value: type, label: messages.businessTypes[type] }))}
        />
      </Group>
      <Group legend={messages.groups.place} hint={messages.hints.place} layout="three">
        <LocationFields {...part} provinces={provinces} placeNames={placeNames} onRetry={onRetry} />
      </Group>
      <Group legend={messages.groups.items} hint={messages.item.hint} layout="stack">
        {lists}
        <ItemRows
          messages={messages}
          items={value.items}
          onChange={(items) => onChange({ ...value, items })}
          offeredItems={offeredItems}
          itemNames={itemNames}
          enquiry={enquiry}
        />
        {sum}
      </Group>
      <div className={`buttons ${form.actions}`}>
        <button className="button" type="submit">
          {submitLabel}
        </button>
        {onCancel && (
          <button className="button" data-kind="quiet" type="button" onClick={onCancel}>
            {messages.cancel}
          </button>
        )}
      </div>
    </DraftForm>
  );
}
