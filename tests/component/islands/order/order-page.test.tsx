import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en/forms';
import { OrderPage } from '~/islands/order/OrderPage';
import { OrderSummary } from '~/islands/order/OrderSummary';
import { provinces } from '../../../fixtures/provinces';
import { makeOrder } from '../../../support/orders';

const alert = vi.fn();
const fetch = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/order/');
  vi.stubGlobal('alert', alert);
  vi.stubGlobal('fetch', fetch);
  fetch.mockImplementation(async () => Response.json({ provinces, productNames: ['Meat Spice', 'Cloves'] }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  alert.mockReset();
});

const page = (
  <OrderPage
    messages={forms.order}
    send={forms.send}
    provinceNames={provinces.map(({ name }) => name)}
    choicesAddress="/choices.json"
    email="sales@spice.example"
    whatsapp="97715550100"
  />
);

/** Opens the page and waits until the districts have arrived. */
async function openPage() {
  const view = render(page);
  await waitFor(() => expect(view.container.querySelectorAll('datalist option')).toHaveLength(2));
  return view;
}

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const placeOrder = () => screen.getByRole('button', { name: 'Place Order' });

const order = makeOrder();

/** What an earlier visit in this tab left. */
const keepDraft = (draft: unknown) => sessionStorage.setItem('order-draft', JSON.stringify(draft));

function fillIn(item = 'Meat Spice') {
  const { items: _, ...fields } = order;
  for (const [field, value] of Object.entries(fields))
    fireEvent.change(control(forms.order.fields[field as keyof typeof fields]), { target: { value } });
  fireEvent.change(control('Item 1'), { target: { value: item } });
}

test('alerts, clears the form and leaves the order to be sent, with the focus on it', async () => {
  const user = userEvent.setup();
  await openPage();
  fillIn();
  await user.click(placeOrder());

  expect(alert.mock.calls).toEqual([['Order submitted successfully!']]);
  expect(control('Full Name').value).toBe('');
  expect(control('District').disabled).toBe(true);
  expect(control('Item 1').value).toBe('');
  expect(control('Qty of item 1').value).toBe('1');

  const summary = screen.getByRole('region', { name: forms.order.summary.heading });
  expect(document.activeElement).toBe(within(summary).getByRole('heading'));
  expect(within(summary).getByText('Deumai, Ilam, Koshi Province')).toBeDefined();
  expect(within(summary).getByRole('cell', { name: 'Meat Spice' })).toBeDefined();

  const mail = within(summary).getByRole<HTMLAnchorElement>('link', { name: 'Send it by e-mail' });
  expect(mail.href).toMatch(/^mailto:sales@spice\.example\?subject=Order%20from%20Salt%20%26%20Pepper&body=/);
  expect(decodeURIComponent(mail.href)).toContain(`Full Name: ${order.fullName}`);
  const chat = within(summary).getByRole<HTMLAnchorElement>('link', { name: /^Send it by WhatsApp/ });
  expect(chat.href).toMatch(/^https:\/\/wa\.me\/97715550100\?text=/);
  expect(decodeURIComponent(chat.href)).toContain('1. Meat Spice × 1');

  await user.click(within(summary).getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toContain(`Business Name: ${order.businessName}`);

  fillIn('Meat Spice again');
  await user.click(placeOrder());
  const second = screen.getByRole('region', { name: forms.order.summary.heading });
  expect(within(second).getByRole('cell', { name: 'Meat Spice again' })).toBeDefined();
  expect(document.activeElement).toBe(within(second).getByRole('heading'));
});

test('tells when an order is too long for a link', async () => {
  const user = userEvent.setup();
  const items = Array.from({ length: 50 }, (_, row) => ({ name: `मासु मसला ${row + 1}`, quantity: 5 }));
  keepDraft({ ...order, items });
  await openPage();
  await user.click(placeOrder());
  expect(screen.getByText(forms.order.summary.shortened)).toBeDefined();
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by e-mail' });
  expect(mail.href.length).toBeLessThan(2000);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toContain('50. मासु मसला 50 × 5');
});

test('a draft survives a reload and is gone once the order is placed', async () => {
  const user = userEvent.setup();
  const { unmount } = await openPage();
  fillIn();
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  await user.clear(control('Qty of item 2'));
  unmount();

  await openPage();
  expect(control('Full Name').value).toBe(order.fullName);
  expect(control('City').value).toBe('Deumai');
  expect(control('Item 1').value).toBe('Meat Spice');
  expect(control('Qty of item 2').value).toBe('');

  await user.click(screen.getByRole('button', { name: 'Remove item 2' }));
  await user.click(placeOrder());
  expect(alert).toHaveBeenCalledOnce();
  expect(sessionStorage.length).toBe(0);
});

test('works on where storage is refused', async () => {
  const user = userEvent.setup();
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  await openPage();
  fillIn();
  await user.click(placeOrder());
  expect(alert).toHaveBeenCalledOnce();
});

test('starts with the rows that the address asks for and passes over nonsense', async () => {
  history.replaceState(null, '', '/order/?item=Meat%20Spice&item=&item=%20&item=Cloves&other=1');
  await openPage();
  expect(screen.getAllByPlaceholderText(/^Item/).map((input) => (input as HTMLInputElement).value)).toEqual([
    'Meat Spice',
    'Cloves',
  ]);
});

test('keeps what was typed before the script ran', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  control('Full Name').value = 'Sita Rai';
  control('Province').value = 'Koshi Province';
  control('Qty of item 1').value = '12';
  const warn = vi.spyOn(console, 'error');

  await act(async () => {
    render(page, { container, hydrate: true });
  });

  expect(warn).not.toHaveBeenCalled();
  expect(control('Full Name').value).toBe('Sita Rai');
  expect(control('Province').value).toBe('Koshi Province');
  expect(control('District').disabled).toBe(false);
  expect(control('Qty of item 1').value).toBe('12');

  await userEvent.setup().type(control('Phone Number'), '98');
  expect(control('Full Name').value).toBe('Sita Rai');
});

test('names the kind of business in the words of the page, in what is sent too', () => {
  const messages = {
    ...forms.order,
    businessTypes: { ...forms.order.businessTypes, Restaurant: 'Bhojanalaya' },
  };
  render(
    <OrderSummary order={order} messages={messages} send={forms.send} email="a@b.example" whatsapp="1" />,
  );
  expect(screen.getByText('Bhojanalaya')).toBeTruthy();
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: forms.send.email });
  expect(decodeURIComponent(mail.href)).toContain('Business Type: Bhojanalaya');
});

test('a failed loading of the districts is told, loses nothing and can be tried again', async () => {
  const user = userEvent.setup();
  keepDraft(order);
  fetch.mockResolvedValueOnce(new Response('', { status: 404 }));
  render(page);
  const alarm = await screen.findByRole('alert');
  expect(within(alarm).getByText(forms.order.loading.failed)).toBeDefined();
  expect(control('Full Name').value).toBe(order.fullName);
  expect(control('District').validity.valid).toBe(false);
  await user.click(placeOrder());
  expect(alert).not.toHaveBeenCalled();

  await user.click(within(alarm).getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(control('Province'));
  await waitFor(() => expect(control('City').value).toBe('Deumai'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(placeOrder());
  expect(alert).toHaveBeenCalledOnce();
});

test('a draft’s place that the table does not know is left open', async () => {
  keepDraft({ ...order, city: 'Atlantis' });
  await openPage();
  expect(control('District').value).toBe('Ilam');
  expect(control('City').value).toBe('');
  expect(control('City').disabled).toBe(false);
});
