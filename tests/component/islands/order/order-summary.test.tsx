import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Messages } from '~/config/messages';
import { forms } from '~/config/messages/en/forms';
import type { PlaceNames } from '~/domain/locations';
import { OrderSummary } from '~/islands/order/OrderSummary';
import { makeOrder } from '../../../support/orders';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (messages: Messages['forms']['order'] = forms.order, placeNames?: PlaceNames) =>
  render(
    <OrderSummary
      order={makeOrder()}
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
  [false, /e-mail/],
])('where a finger points: %s, the first way to send is %s', (isTouch, name) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isTouch && query.includes('coarse') }));
  show();
  expect(screen.getAllByRole('link')[0]?.textContent).toMatch(name);
});

test('names the kind of business in the words of the page, in what is sent too', () => {
  const businessTypes = { ...forms.order.businessTypes, Restaurant: 'Bhojanalaya' };
  show({ ...forms.order, businessTypes });
  expect(screen.getByText('Bhojanalaya')).toBeTruthy();
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: forms.send.email });
  expect(decodeURIComponent(mail.href)).toContain('Business Type: Bhojanalaya');
});

test('names places in the language of the page, in what is sent too', () => {
  show(forms.order, { 'Koshi Province': 'कोशी प्रदेश', Ilam: 'इलाम', Deumai: 'देउमाई' });
  expect(screen.getByText('देउमाई, इलाम, कोशी प्रदेश')).toBeTruthy();
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: forms.send.email });
  expect(decodeURIComponent(mail.href)).toContain('Province: कोशी प्रदेश');
});
