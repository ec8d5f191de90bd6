import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Mock, vi } from 'vitest';
import { forms } from '~/config/messages/en/forms';
import { emptyDraft, type Order, type OrderDraft } from '~/domain/order/order';
import { OrderForm } from '~/forms/order/OrderForm';
import type { OrderFormProps } from '~/forms/order/types';
import { provinces } from '../../../fixtures/provinces';
import { offeredItems } from '../../../support/orders';

interface Recorder {
  onChange: Mock<(draft: OrderDraft) => void>;
  onSubmit: Mock<(order: Order) => void>;
}

interface PageProps extends Recorder {
  start: Partial<OrderDraft>;
  props: Partial<OrderFormProps>;
}

function Page({ start, props, onChange, onSubmit }: PageProps) {
  const [order, setOrder] = useState<OrderDraft>({ ...emptyDraft(), ...start });
  return (
    <OrderForm
      messages={forms.order}
      provinces={provinces}
      offeredItems={offeredItems}
      value={order}
      onChange={(next) => {
        onChange(next);
        setOrder(next);
      }}
      onSubmit={onSubmit}
      submitLabel="Place Order"
      {...props}
    />
  );
}

/** Renders the order form with a state and records what it reports. */
export function renderOrderForm(start: Partial<OrderDraft> = {}, props: Partial<OrderFormProps> = {}) {
  const recorder: Recorder = { onChange: vi.fn(), onSubmit: vi.fn() };
  const { container } = render(<Page start={start} props={props} {...recorder} />);
  return {
    user: userEvent.setup(),
    container,
    onSubmit: recorder.onSubmit,
    lastDraft: () => recorder.onChange.mock.lastCall?.[0],
  };
}
