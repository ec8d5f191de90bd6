import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Messages } from '~/config/messages';
import { forms } from '~/config/messages/en/forms';
import { interpolate } from '~/config/messages/interpolate';
import type { PlaceNames } from '~/domain/locations';
import type { Order } from '~/domain/order/order';
import { OrderSummary } from '~/islands/order/OrderSummary';
import { makeOrder } from '../../../support/orders';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Shown {
  messages?: Messages['forms']['order'];
  placeNames?: PlaceNames;
  order?: Order;
}

const show = ({ messages = forms.order, placeNames, order = makeOrder() }: Shown = {}) =>
  render(
    <OrderSummary
      order={order}
      messages={messages}
      send={forms.send}
      email="a@b.example"
      whatsapp="1"
      placeNames={placeNames}
      receiver={{ name: 'Salt House', phone: '+977 1 555 0199' }}
    />,
  );

test.each([
  [true, /WhatsApp/],
  [false, /email/],
])('where a finger points: %s, the first way to send is %s', (isTouch, name) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isTouch && query.includes('coarse') }));
  show();
  expect(screen.getAllByRole('link')[0]?.textContent).toMatch(name);
});

test('names the kind of business in the words of the page, in what is sent too', () => {
  const businessTypes = { ...forms.order.businessTypes, Restaurant: 'Bhojanalaya' };
  show({ messages: { ...forms.order, businessTypes } });
  expect(screen.getByText('Bhojanalaya')).toBeTruthy();
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: forms.send.email });
  expect(decodeURIComponent(mail.href)).toContain('Business Type: Bhojanalaya');
});

test('names places in the language of the page, in what is sent too', () => {
  show({ placeNames: { 'Koshi Province': 'कोशी प्रदेश', Ilam: 'इलाम', Deumai: 'देउमाई' } });
  expect(screen.getByText('देउमाई, इलाम, कोशी प्रदेश')).toBeTruthy();
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: forms.send.email });
  expect(decodeURIComponent(mail.href)).toContain('Province: कोशी प्रदेश');
});

test('counts the items that links leave out, and puts copying first', () => {
  const items = Array.from({ length: 300 }, (_, row) => ({ name: `मासु मसला ${row + 1}`, quantity: 5 }));
  show({ order: makeOrder({ items }) });
  const [mail = 0, whatsapp = 0] = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ href }) => decodeURIComponent(href).match(/^\d+\. /gm)?.length);
  expect(mail).toBeLessThan(whatsapp);
  const note = interpolate(forms.order.summary.shortened, { rows: 300, mail, whatsapp });
  const copy = screen.getByRole('button', { name: 'Copy all' });
  const link = screen.getByRole('link', { name: forms.send.email });
  expect(screen.getByText(note)).toBeTruthy();
  expect(copy.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
