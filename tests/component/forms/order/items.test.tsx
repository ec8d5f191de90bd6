import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formatPrice } from '~/domain/price';
import { renderOrderForm } from './render';

afterEach(cleanup);

const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const quantity = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Qty of item ${number}` });
const removers = () => screen.queryAllByRole('button', { name: /^Remove item/ });

const three = [
  { name: 'Cloves', quantity: '1' },
  { name: 'Turmeric Powder', quantity: '2' },
  { name: 'Chia Seeds', quantity: '3' },
];

test('starts with one row, and a new one has the next number and the focus', async () => {
  const { user, lastDraft } = renderOrderForm();
  expect(box('Item 1').placeholder).toBe('Item 1');
  expect(quantity(1).value).toBe('1');
  expect(removers()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  expect(box('Item 2').placeholder).toBe('Item 2');
  expect(document.activeElement).toBe(box('Item 2'));
  expect(lastDraft()?.items).toEqual([
    { name: '', quantity: '1' },
    { name: '', quantity: '1' },
  ]);
  expect(removers()).toHaveLength(2);
});

test('removing a row focuses the next or last one, and others keep their fields', async () => {
  const { user } = renderOrderForm({ items: [...three, { name: 'Anise', quantity: '4' }] });
  const remove = (row: number) => user.click(screen.getByRole('button', { name: `Remove item ${row}` }));
  const last = quantity(3);
  await remove(2);
  expect(document.activeElement).toBe(box('Item 2'));
  expect(box('Item 2').value).toBe('Chia Seeds');
  expect(quantity(2)).toBe(last);
  await remove(3);
  expect(document.activeElement).toBe(box('Item 2'));
  expect([box('Item 1').value, box('Item 2').value]).toEqual(['Cloves', 'Chia Seeds']);
});

test.each([
  ['Item 1', 'an item', three, 'Item 2', 3],
  ['Qty of item 2', 'a quantity', three, 'Item 3', 3],
  ['Item 3', 'the last item', three, 'Item 4', 4],
  ['Item 1', 'an empty last row', [{ name: '', quantity: '1' }], 'Item 1', 1],
])('Enter in %s, %s, moves on and does not submit', async (label, _, items, focused, rows) => {
  const { user, onSubmit } = renderOrderForm({ items });
  await user.type(screen.getByLabelText(label), '{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText(focused));
  expect(screen.getAllByPlaceholderText(/^Item/)).toHaveLength(rows);
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['12', '{ArrowUp}', '13'],
  ['12', '{ArrowDown}', '11'],
  ['1', '{ArrowDown}', '1'],
  ['', '{ArrowUp}', '1'],
  ['a few', '{ArrowUp}', 'a few'],
])('a quantity of %j is, after %s, %j', async (start, key, value) => {
  const { user } = renderOrderForm({ items: [{ name: 'Cloves', quantity: start }] });
  await user.type(quantity(1), key);
  expect(quantity(1).value).toBe(value);
});

test.each([
  ['1 2 ', '12'],
  ['\u00a0१२\u202f', '12'],
])('a pasted quantity of %j loses its spaces', async (pasted, value) => {
  const { user } = renderOrderForm({ items: [{ name: 'Cloves', quantity: '' }] });
  await user.click(quantity(1));
  await user.paste(pasted);
  expect(quantity(1).value).toBe(value);
  expect(quantity(1).validity.valid).toBe(true);
});

test.each(['0', '00', '-1', '1.5', 'x', '1e3', '9'.repeat(17)])('a quantity of %s is invalid', (typed) => {
  renderOrderForm({ items: [{ name: 'Cloves', quantity: typed }] });
  expect(quantity(1).validity.patternMismatch).toBe(true);
});

test('the catalogue’s packs are suggested for every row, with their prices', () => {
  const { container } = renderOrderForm({ items: three });
  const offered = container.querySelectorAll('datalist option');
  expect(
    Array.from(offered, (option) => [option.getAttribute('value'), option.getAttribute('label')]),
  ).toEqual([
    ['Meat Spice 100 g', `Meat Spice 100 g · ${formatPrice(130)}`],
    ['Cloves 50 g', `Cloves 50 g · ${formatPrice(120)}`],
  ]);
  const list = container.querySelector('datalist')?.id;
  for (const input of screen.getAllByPlaceholderText(/^Item/)) expect(input.getAttribute('list')).toBe(list);
});

const itemNames = { Cloves: 'ल्वाङ', 'Cloves 50 g': 'ल्वाङ ५० ग्राम' };

test('an item is typed in the language of the page and kept in English', async () => {
  const { user, container, lastDraft } = renderOrderForm({ items: three }, { itemNames });
  expect(box('Item 1').value).toBe('ल्वाङ');
  expect(box('Item 2').value).toBe('Turmeric Powder');
  expect(container.querySelector('option[value="ल्वाङ ५० ग्राम"]')).toBeTruthy();
  await user.type(box('Item 1'), ' ५० ग्राम');
  expect(lastDraft()?.items[0]).toEqual({ name: 'Cloves 50 g', quantity: '1' });
  expect(box('Item 1').value).toBe('ल्वाङ ५० ग्राम');
  await user.type(box('Item 1'), ' ताजा');
  expect(lastDraft()?.items[0]?.name).toBe('ल्वाङ ५० ग्राम ताजा');
  await user.type(quantity(1), '0');
  expect(lastDraft()?.items[0]).toEqual({ name: 'ल्वाङ ५० ग्राम ताजा', quantity: '10' });
});

test('a typed English name stays as typed on a Nepali page', async () => {
  for (const typed of ['Cloves', 'Cloves 50 g', 'constructor', '__proto__']) {
    const { user, lastDraft } = renderOrderForm({}, { itemNames });
    await user.type(box('Item 1'), typed);
    expect([box('Item 1').value, lastDraft()?.items[0]?.name]).toEqual([typed, typed]);
    cleanup();
  }
});

test('offers the packs of a product, but not during typing, then focuses the quantity', async () => {
  const { user, lastDraft } = renderOrderForm({ items: three });
  const packs = screen.getByRole('group', { name: 'Cloves is in your order. Choose a pack:' });
  expect(box('Item 1').getAttribute('aria-describedby')).toBe(packs.getAttribute('aria-labelledby'));
  await user.click(within(packs).getByRole('button', { name: `50 g · ${formatPrice(120)}` }));
  expect(lastDraft()?.items[0]).toEqual({ name: 'Cloves 50 g', quantity: '1' });
  expect(document.activeElement).toBe(quantity(1));
  await user.clear(box('Item 2'));
  await user.type(box('Item 2'), 'Cloves');
  expect(screen.queryByRole('group', { name: /Choose a pack/ })).toBeNull();
});
