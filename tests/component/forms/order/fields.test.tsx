import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { businessTypes } from '~/domain/order/order';
import { renderOrderForm } from './render';

afterEach(cleanup);

const labels = [
  'Full Name',
  'Email Address',
  'Phone Number',
  'Business Name',
  'Business Type',
  'Province',
  'District',
  'City',
  'Item 1',
  'Qty of item 1',
];

const whole = {
  fullName: 'राम थापा',
  email: 'ram@example.com',
  phone: '9800000000',
  businessName: 'Thakali & Sons',
  businessType: 'Restaurant',
  province: 'Koshi Province',
  district: 'Ilam',
  city: 'Deumai',
  items: [{ name: 'Cloves', quantity: '3' }],
};

const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label, { exact: true });

test.each(labels)('%s is required', (label) => {
  renderOrderForm();
  expect(control(label).required).toBe(true);
});

test.each([
  ['Full Name', 'text', 'name', ''],
  ['Email Address', 'email', 'email', 'email'],
  ['Phone Number', 'tel', 'tel', 'tel'],
  ['Business Name', 'text', 'organization', ''],
  ['Qty of item 1', 'number', 'off', 'numeric'],
])('%s has the type, autofill and keyboard that suit it', (label, type, autocomplete, inputMode) => {
  renderOrderForm();
  const input = control(label) as HTMLInputElement;
  expect(input.type).toBe(type);
  expect(input.autocomplete).toBe(autocomplete);
  expect(input.inputMode).toBe(inputMode);
});

test('offers no autofill of own details where somebody else’s are entered', () => {
  renderOrderForm({}, { autofill: 'none' });
  expect(
    ['Full Name', 'Email Address', 'Phone Number', 'Province'].map((label) =>
      control(label).getAttribute('autocomplete'),
    ),
  ).toEqual(['off', 'off', 'off', 'off']);
});

test('offers the business types of the specification behind a placeholder', () => {
  renderOrderForm();
  const options = Array.from((control('Business Type') as HTMLSelectElement).options);
  expect(options.map(({ value }) => value)).toEqual(['', ...businessTypes]);
});

test('every field reports what is typed into it', async () => {
  const { user, lastDraft } = renderOrderForm();
  await user.type(control('Full Name'), whole.fullName);
  await user.type(control('Email Address'), whole.email);
  await user.type(control('Phone Number'), whole.phone);
  await user.type(control('Business Name'), whole.businessName);
  await user.selectOptions(control('Business Type'), whole.businessType);
  await user.selectOptions(control('Province'), whole.province);
  await user.selectOptions(control('District'), whole.district);
  await user.selectOptions(control('City'), whole.city);
  await user.type(control('Item 1'), 'Cloves');
  await user.clear(control('Qty of item 1'));
  await user.type(control('Qty of item 1'), '3');
  expect(lastDraft()).toEqual(whole);
});

test('submits the whole order once, its quantity as a number', async () => {
  const { user, onSubmit } = renderOrderForm(whole);
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
  expect(onSubmit.mock.calls).toEqual([[{ ...whole, items: [{ name: 'Cloves', quantity: 3 }] }]]);
});

test('an order with a gap is not submitted', async () => {
  const { user, onSubmit } = renderOrderForm({ ...whole, items: [{ name: '', quantity: '1' }] });
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('has a Cancel button only where it is asked for', async () => {
  renderOrderForm();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  cleanup();

  const onCancel = vi.fn();
  const { user, onSubmit } = renderOrderForm(whole, { onCancel, submitLabel: 'Save Order' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Save Order' })).toBeDefined();
});
