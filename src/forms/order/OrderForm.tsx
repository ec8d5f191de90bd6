import { useRef } from 'react';
import { type ItemDraft, toOrder } from '~/domain/order/order';
import form from '../form.module.css';
import { Group } from '../Group';
import { CustomerFields } from './CustomerFields';
import { ItemRows } from './ItemRows';
import { OrderSum } from './OrderSum';
import { readFields } from './read-fields';
import type { OrderFormProps } from './types';

/**
 * The order form of the public page and the dashboard. Its fields are uncontrolled, and read at each input and at
 * submit. Only the browser validates. `method="dialog"` makes a submit before hydration harmless.
 */
export function OrderForm(props: OrderFormProps) {
  const {
    locale,
    messages,
    priced,
    offeredItems,
    itemNames,
    value,
    version,
    onChange,
    onCancel,
    autofill = 'own',
  } = props;
  const own = useRef<HTMLFormElement>(null);
  const root = props.ref ?? own;
  const read = () => (root.current ? readFields(root.current, value, { offeredItems, itemNames }) : value);

  function change(changeItems?: (items: readonly ItemDraft[]) => ItemDraft[]) {
    const draft = read();
    onChange(changeItems ? { ...draft, items: changeItems(draft.items) } : draft);
  }

  return (
    <form
      ref={root}
      className={`stack ${form.form}`}
      method="dialog"
      autoComplete={autofill === 'own' ? 'on' : 'off'}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit(toOrder(read()));
      }}
    >
      <Group legend={messages.groups.items} hint={messages.item.hint} layout="stack">
        {props.above}
        <ItemRows
          key={version}
          locale={locale}
          messages={messages}
          items={priced}
          onChange={change}
          offeredItems={offeredItems}
          itemNames={itemNames}
          enquiry={props.enquiry}
        />
        <OrderSum locale={locale} messages={messages.sum} items={priced} />
        {props.below}
      </Group>
      <CustomerFields
        key={`customer ${version}`}
        messages={messages}
        value={value}
        provinces={props.provinces}
        placeNames={props.placeNames}
        onRetry={props.onRetry}
        belowEmail={props.belowEmail}
        autofill={autofill}
        onChange={() => change()}
      />
      <div className={`buttons ${form.actions}`}>
        <button className="button" type="submit">
          {props.submitLabel}
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
