import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { interpolate } from '~/config/messages/interpolate';
import { mostQuantity } from '~/domain/order/list';
import { formatPrice, formatSum } from '~/domain/price';
import { offeredItems } from '../../../support/orders';
import { renderOrderForm } from './render';

const { item } = forms.order;

afterEach(cleanup);

const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const quantity = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Qty of item ${number}` });
const removers = () => screen.queryAllByRole('button', { name: /^Remove item/ });

const three = ['Cloves', 'Turmeric Powder', 'Chia Seeds'].map((name) => ({ name, quantity: '1' }));

test('a new row has the next number and the focus, and each of several can be removed', async () => {
  const { user } = renderOrderForm();
  expect([box('Item 1').placeholder, quantity(1).value]).toEqual(['Item 1', '1']);
  expect(removers()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  expect([box('Item 2').placeholder, quantity(2).value]).toEqual(['Item 2', '1']);
  expect(document.activeElement).toBe(box('Item 2'));
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

test('a quantity is stepped from 1 up, and pasted without spaces in digits of both scripts', async () => {
  const { user } = renderOrderForm();
  const enter = async (text: string, key = '') => {
    await user.clear(quantity(1));
    await user.paste(text);
    if (key) await user.keyboard(key);
    return quantity(1).value;
  };
  expect(await enter('12', '{ArrowUp}')).toBe('13');
  expect(await enter('12', '{ArrowDown}')).toBe('11');
  expect(await enter('1', '{ArrowDown}')).toBe('1');
  expect(await enter('', '{ArrowUp}')).toBe('1');
  expect(await enter('few', '{ArrowUp}')).toBe('few');
  expect(await enter('\u00a0१ 2\u202f')).toBe('12');
  expect(quantity(1).validity.valid).toBe(true);
  expect(await enter(String(mostQuantity))).toBe(String(mostQuantity));
  expect(quantity(1).validity.valid).toBe(true);
  expect(quantity(1).title).toContain(String(mostQuantity));
  for (const wrong of ['0', '00', '-1', '1.5', 'x', '1e3', String(mostQuantity + 1)]) {
    await enter(wrong);
    expect(quantity(1).validity.patternMismatch, wrong).toBe(true);
  }
});

test('buttons step a quantity from 1 up, and each row shows its amount', async () => {
  const { user, lastDraft } = renderOrderForm({ items: [{ name: 'Cloves 50 g', quantity: '1' }] });
  const press = (phrase: string) =>
    user.click(screen.getByRole('button', { name: interpolate(phrase, { number: 1 }) }));
  const amount = () => quantity(1).closest('li')?.textContent;
  await press(item.more);
  await press(item.more);
  expect([quantity(1).value, lastDraft()?.items[0]?.quantity]).toEqual(['3', '3']);
  expect(amount()).toContain(formatSum(360));
  for (const _ of ['2', '1', 'no less']) await press(item.less);
  expect(quantity(1).value).toBe('1');
  await user.clear(box('Item 1'));
  expect(amount()).toBe('−+');
});

test('a name that a phone cuts has its weight beside the amount, too', () => {
  const name = 'Spiced Chickpea Curry Spice 50 g';
  const packs = offeredItems.map((pack) => (pack.grams === 50 ? { ...pack, name } : pack));
  renderOrderForm({ items: [{ name, quantity: '2' }] }, { offeredItems: packs });
  expect(quantity(1).closest('li')?.textContent).toBe(`−+50 g · ${formatSum(240)}`);
});

test('the catalogue’s packs are suggested for every row, with their prices', () => {
  const { container } = renderOrderForm({ items: three });
  const options = [...container.querySelectorAll('datalist option')];
  expect(options.map((option) => option.getAttribute('value'))).toEqual(['Meat Spice 100 g', 'Cloves 50 g']);
  expect(options[1]?.getAttribute('label')).toBe(`Cloves 50 g · ${formatPrice(120)}`);
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

test('a name that was typed before the packs came is sent in English', () => {
  const items = [{ name: 'ल्वाङ ५० ग्राम', quantity: '2' }];
  const { container, onSubmit } = renderOrderForm({ items }, { itemNames });
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  expect(onSubmit.mock.lastCall?.[0].items).toEqual([{ name: 'Cloves 50 g', quantity: 2 }]);
});

test('a typed English name stays as typed on a Nepali page', async () => {
  for (const typed of ['Cloves', 'Cloves 50 g', 'constructor', '__proto__']) {
    const { user, lastDraft } = renderOrderForm({}, { itemNames });
    await user.type(box('Item 1'), typed);
    expect([box('Item 1').value, lastDraft()?.items[0]?.name]).toEqual([typed, typed]);
    cleanup();
  }
});

test('offers the packs of a product, then focuses the quantity', async () => {
  const { user, lastDraft } = renderOrderForm({ items: three });
  const packs = screen.getByRole('group', { name: 'Cloves is in your order. Choose a pack:' });
  expect(box('Item 1').getAttribute('aria-describedby')).toBe(packs.getAttribute('aria-labelledby'));
  await user.click(within(packs).getByRole('button', { name: `50 g · ${formatPrice(120)}` }));
  expect(lastDraft()?.items[0]).toEqual({ name: 'Cloves 50 g', quantity: '1' });
  expect(document.activeElement).toBe(quantity(1));
  await user.keyboard('7');
  expect(lastDraft()?.items[0]).toEqual({ name: 'Cloves 50 g', quantity: '7' });
  await user.clear(box('Item 2'));
  expect(screen.queryByRole('group', { name: /Choose a pack/ })).toBeNull();
  await user.type(box('Item 2'), '217');
  const found = within(screen.getByRole('group', { name: '217 is in your order. Choose a pack:' }));
  expect(found.getByRole('button', { name: `Cloves 50 g · ${formatPrice(120)}` })).toBeTruthy();
});
