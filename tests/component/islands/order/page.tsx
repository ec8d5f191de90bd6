import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { forms } from '~/config/messages/en/forms';
import { OrderPage } from '~/islands/order/OrderPage';
import { provinces } from '../../../fixtures/provinces';
import { channels } from '../../../support/channels';
import { makeOrder, offeredItems } from '../../../support/orders';

export const order = makeOrder();

/** Receives orders and calls. */
const receiver = {
  name: 'Salt House',
  address: 'Balaju',
  phone: '+977 1 555 0199',
  email: 'sales@spice.example',
};

export const page = (
  <OrderPage
    locale="en"
    messages={forms.order}
    send={forms.send}
    provinceNames={provinces.map(({ name }) => name)}
    choicesAddress="/choices.json"
    channels={channels}
    receiver={receiver}
    pricesOf="Bhadra 24, 2082"
  />
);

/** Responds to the page's request for districts and suggestions. */
export const respondWithChoices = async () => Response.json({ provinces, offeredItems });

/** Opens the page and waits until the districts have arrived. */
export async function openPage() {
  const view = render(page);
  await waitFor(() =>
    expect(view.container.querySelectorAll('datalist option')).toHaveLength(offeredItems.length),
  );
  return view;
}

export const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });

/** Fills in a field as a change event reports it. */
export const fill = (label: string, value: string) => fireEvent.change(control(label), { target: { value } });
