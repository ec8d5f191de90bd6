import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { sourceLocale } from '~/config/locales';
import { forms } from '~/config/messages/en.json';
import { OrderPage } from '~/islands/order/OrderPage';
import { ownHeads } from '~/lib/catalogue/own-heads';
import { provinces } from '../../../fixtures/provinces';
import { channels } from '../../../support/channels';
import { makeOrder, offeredItems } from '../../../support/orders';

export const order = makeOrder();
export const alert = vi.fn();
export const fetch = vi.fn<() => Promise<Response>>();

/** Opens each test in an empty browser. */
export function setUpPage() {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    history.replaceState(null, '', '/order/');
    vi.stubGlobal('alert', alert);
    vi.stubGlobal('fetch', fetch);
    fetch.mockImplementation(respondWithChoices);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    alert.mockReset();
  });
}

/** Receives orders and calls. */
export const receiver = {
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
    choicesPath="/choices.json"
    heads={ownHeads(sourceLocale)}
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
}

/** Stores a draft as an earlier visit in this tab does. */
export const keepDraft = (draft: unknown) => sessionStorage.setItem('order-draft', JSON.stringify(draft));

export const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });

/** Fills in a field as a change event reports it. */
export const fill = (label: string, value: string) => fireEvent.change(control(label), { target: { value } });

export const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

/** The items and quantities in the form. */
export const rows = () =>
  screen
    .getAllByPlaceholderText<HTMLInputElement>(/^Item/)
    .map(({ value }, index) => `${value} × ${control(`Qty of item ${index + 1}`).value}`);
