import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { orderFields } from '~/domain/order/order';
import { provinces } from '../../../fixtures/provinces';
import { makeDraft } from '../../../support/orders';
import { renderOrderForm } from './render';

afterEach(cleanup);

const whole = makeDraft({ items: [{ name: 'Cloves', quantity: '3' }] });

const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label, { exact: true });

test('every field is required and has the type, autofill and keyboard that suit it', () => {
  renderOrderForm();
  const rows = [
    'Full Name: text, name, -',
    'Email Address: email, email, email',
    'Phone Number: tel, tel, tel',
    'Business Name: text, organization, -',
    'Business Type: select-one, -, -',
    'Province: select-one, address-level1, -',
    'District: select-one, -, -',
    'City: select-one, address-level2, -',
    'Item 1: text, off, -',
    'Qty of item 1: text, off, numeric',
  ];
  const found = rows.map((row) => {
    const [label = ''] = row.split(':');
    const field = control(label);
    const hints = ['autocomplete', 'inputmode'].map((name) => field.getAttribute(name) || '-');
    return `${label}: ${[field.type, ...hints].join(', ')}${field.required ? '' : ', not required'}`;
  });
  expect(found).toEqual(rows);
});

test('disables autofill in a form for another person', () => {
  renderOrderForm({}, { autofill: 'none' });
  for (const label of ['Full Name', 'Email Address', 'Phone Number', 'Province'])
    expect(control(label).getAttribute('autocomplete')).toBe('off');
});

test('every field reports its changes, and the whole order is submitted once', async () => {
  const { user, lastDraft, onSubmit } = renderOrderForm();
  for (const name of orderFields) {
    const [field, value] = [control(forms.order.fields[name]), whole[name]];
    await (field instanceof HTMLSelectElement ? user.selectOptions(field, value) : user.type(field, value));
  }
  await user.type(control('Item 1'), 'Cloves');
  await user.clear(control('Qty of item 1'));
  await user.type(control('Qty of item 1'), '3');
  expect(lastDraft()).toEqual(whole);
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
  expect(onSubmit.mock.calls).toEqual([[{ ...whole, items: [{ name: 'Cloves', quantity: 3 }] }]]);
});

test('every text loses invisible characters at once', () => {
  const { lastDraft } = renderOrderForm();
  for (const [label, pasted, clean] of [
    ['Full Name', '\u200eRam\u00a0Tha\u00adpa\ufeff', 'Ram Thapa'],
    ['Email Address', '\u200border@hotel.example\ufeff', 'order@hotel.example'],
    ['Phone Number', '\u202a980\ufe0f‑०००\u202c', '980‑000'],
    ['Business Name', '\u2068होटल\u2069', 'होटल'],
    ['Item 1', 'Clo\u200bves\u00a050\u202fg', 'Cloves 50 g'],
    ['Qty of item 1', '\u202a१2\u202c', '12'],
  ] as const) {
    fireEvent.input(control(label), { target: { value: pasted } });
    expect(control(label).value).toBe(clean);
    expect(JSON.stringify(lastDraft())).toContain(`"${clean}"`);
  }
});

test('a joiner stays during typing, and goes from the end on blur', async () => {
  const { user, lastDraft } = renderOrderForm();
  await user.type(control('Full Name'), 'सूर्\u200d');
  expect(lastDraft()?.fullName).toBe('सूर्\u200d');
  await user.type(control('Full Name'), 'य\u200d');
  await user.tab();
  expect(lastDraft()?.fullName).toBe('सूर्\u200dय');
});

test('a composition is cleaned only after its end', () => {
  const { lastDraft } = renderOrderForm();
  const name = control('Full Name');
  fireEvent.input(name, { target: { value: 'र\u200b' }, isComposing: true });
  expect(name.value).toBe('र\u200b');
  fireEvent.compositionEnd(name);
  expect(lastDraft()?.fullName).toBe('र');
});

test('the caret stays after the same letter', async () => {
  const { user } = renderOrderForm({ fullName: 'Ram Thapa' });
  const name = control('Full Name') as HTMLInputElement;
  await user.click(name);
  name.setSelectionRange(3, 3);
  await user.paste('\u200b\u00a0B.\u200e');
  expect([name.value, name.selectionStart]).toEqual(['Ram B. Thapa', 6]);
});

test('spaces do not fill in a text', async () => {
  const { user, onSubmit } = renderOrderForm(whole);
  for (const label of ['Full Name', 'Business Name', 'Item 1']) {
    await user.clear(control(label));
    await user.type(control(label), '\u00a0 ');
    expect(control(label).validity.patternMismatch).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    await user.type(control(label), 'राम');
    expect(control(label).validity.valid).toBe(true);
  }
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('fields filled in without an event', () => {
  const values = { fullName: 'Maya', email: 'maya@hotel.example', phone: '९८', businessName: 'Hotel' };
  const read = { ...values, phone: '98', businessType: 'Dealer' };

  /** Sets a value as autofill does, past React. */
  function fillSilently(name: string, value: string): void {
    const field = document.querySelector(`[name=${name}]`);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }

  test('are kept by the next choice and by a new row', async () => {
    const { user, lastDraft } = renderOrderForm();
    for (const [name, value] of Object.entries({ ...values, itemName: 'Cloves' })) fillSilently(name, value);
    await user.selectOptions(control('Business Type'), 'Dealer');
    expect(lastDraft()).toMatchObject(read);
    expect(control('Full Name').value).toBe('Maya');
    fillSilently('itemQuantity', '2');
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    expect(lastDraft()?.items).toMatchObject([{ name: 'Cloves', quantity: '2' }, { name: '' }]);
  });

  test('are clean in the order, rows too', () => {
    const { container, onSubmit } = renderOrderForm({ businessType: 'Dealer' });
    const dirty = { fullName: 'Ma\u00adya\u200d ', phone: '\u202a९८\u202c', itemName: 'Clo\u00adves' };
    for (const [name, value] of Object.entries({ ...values, ...dirty })) fillSilently(name, value);
    fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    const items = [{ name: 'Cloves', quantity: 1 }];
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ ...read, items }));
  });

  test('clear the district of another province', async () => {
    const start = { province: 'Koshi Province', district: 'Ilam', city: 'Deumai' };
    const { user, lastDraft } = renderOrderForm(start);
    const other = provinces.find(({ name }) => name !== start.province)?.name ?? '';
    fillSilently('province', other);
    await user.type(control('Full Name'), 'M');
    expect(lastDraft()).toMatchObject({ province: other, district: '', city: '' });
  });
});
