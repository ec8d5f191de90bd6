import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderOrderForm } from './render';

afterEach(cleanup);

const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const quantity = (number: number) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Qty of item ${number}` });
const removers = () => screen.queryAllByRole('button', { name: /^Remove item/ });

const three = [
  { name: 'Cloves', quantity: '1' },
  { name: 'Turmeric Powder', quantity: '2' },
  { name: 'Chia Seeds', quantity: '3' },
];

test('starts with one row that cannot be removed', () => {
  renderOrderForm();
  expect(box('Item 1').placeholder).toBe('Item 1');
  expect(quantity(1).value).toBe('1');
  expect(removers()).toHaveLength(0);
});

test('a new row is numbered on, counts one piece and takes the focus', async () => {
  const { user, lastDraft } = renderOrderForm();
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  expect(box('Item 2').placeholder).toBe('Item 2');
  expect(document.activeElement).toBe(box('Item 2'));
  expect(lastDraft()?.items).toEqual([
    { name: '', quantity: '1' },
    { name: '', quantity: '1' },
  ]);
  expect(removers()).toHaveLength(2);
});

test.each([
  [2, 'in the middle focuses the row that takes its place', ['Cloves', 'Chia Seeds'], 'Chia Seeds'],
  [3, 'at the end focuses the one before it', ['Cloves', 'Turmeric Powder'], 'Turmeric Powder'],
])('removing row %d %s', async (row, _, names, focused) => {
  const { user, lastDraft } = renderOrderForm({ items: three });
  await user.click(screen.getByRole('button', { name: `Remove item ${row}` }));
  expect(lastDraft()?.items.map(({ name }) => name)).toEqual(names);
  expect(document.activeElement).toBe(box('Item 2'));
  expect(box('Item 2').value).toBe(focused);
});

test('a row keeps its own fields when another one goes', async () => {
  const { user } = renderOrderForm({ items: three });
  const last = quantity(3);
  await user.click(screen.getByRole('button', { name: 'Remove item 1' }));
  expect(quantity(2)).toBe(last);
});

test.each([
  ['5.00', true],
  ['12.00', true],
  ['007', true],
  ['1.05', false],
  ['0', false],
  ['-3', false],
  ['1e21', false],
])('the quantity field keeps %j as it is typed; taken: %s', async (typed, isTaken) => {
  const { user, lastDraft } = renderOrderForm();
  await user.clear(quantity(1));
  expect(quantity(1).validity.valueMissing).toBe(true);
  await user.type(quantity(1), typed);
  expect(quantity(1).value).toBe(typed);
  expect(lastDraft()?.items[0]?.quantity).toBe(typed);
  expect(quantity(1).validity.valid).toBe(isTaken);
});

test('the catalogue’s names are offered for every row', () => {
  const { container } = renderOrderForm({ items: three });
  const offered = container.querySelectorAll('datalist option');
  expect(Array.from(offered, (option) => option.getAttribute('value'))).toEqual(['Meat Spice', 'Cloves']);
  const list = container.querySelector('datalist')?.id;
  for (const input of screen.getAllByPlaceholderText(/^Item/)) expect(input.getAttribute('list')).toBe(list);
});
