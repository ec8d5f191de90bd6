import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { priceItems } from '~/domain/order/figures';
import { emptyDraft, type Order, type OrderDraft } from '~/domain/order/order';
import { OrderForm } from '~/forms/order/OrderForm';
import type { OrderFormProps } from '~/forms/order/types';
import { provinces } from '../../../fixtures/provinces';
import { offeredItems } from '../../../support/orders';

/** Renders the order form with a state and records what it reports. */
export function renderOrderForm(
  start: Partial<OrderDraft> = {},
  props: Partial<Omit<OrderFormProps, 'locale'>> = {},
) {
  const onChange = vi.fn<(draft: OrderDraft) => void>();
  const onSubmit = vi.fn<(order: Order) => void>();
  function Page() {
    const [order, setOrder] = useState<OrderDraft>({ ...emptyDraft(), ...start });
    return (
      <OrderForm
        messages={forms.order}
        provinces={provinces}
        offeredItems={offeredItems}
        value={order}
        priced={priceItems(order.items, props.offeredItems ?? offeredItems)}
        version={0}
        onChange={(next) => {
          onChange(next);
          setOrder(next);
        }}
        onSubmit={onSubmit}
        submitLabel="Place Order"
        {...props}
        locale="en"
      />
    );
  }
  const { container } = render(<Page />);
  return { user: userEvent.setup(), container, onSubmit, lastDraft: () => onChange.mock.lastCall?.[0] };
}
