import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { toDraft } from '~/domain/order/order';
import { ContactForm } from '~/islands/contact/ContactForm';
import { loadDraft } from '~/islands/order/draft';
import { SearchBox } from '~/islands/search/SearchBox';
import { channels } from '../../../support/channels';
import { setText } from '../contact/render';
import { control, fetch, keepDraft, order, page, press, rows, setUpPage } from '../order/page';
import { buildIsland, use } from './island';

setUpPage();
afterEach(() => document.body.replaceChildren());

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
      <button type="button" onClick={() => setCount(count * 10)}>
        Multiply
      </button>
      <output>{count}</output>
    </div>
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }), { detail: 1 });
const count = () => screen.getByRole('status').textContent;

test('clicks before hydration are repeated once each, in sequence', async () => {
  const { island, start } = buildIsland(<Counter />);
  start();
  for (const name of ['Add', 'Add', 'Multiply', 'Add']) click(name);
  expect(count()).toBe('0');
  await use(island);
  expect(count()).toBe('21');
  click('Add');
  await vi.waitFor(() => expect(count()).toBe('22'));
});

test.each([
  ['focusin', {}, 1],
  ['keydown', {}, 1],
  ['pointerdown', { pointerType: 'touch' }, 1],
  ['pointerover', { pointerType: 'mouse' }, 1],
  ['pointerover', { pointerType: 'touch' }, 0],
  ['scroll', {}, 0],
])('%s %o loads an island %i times', (type, init, loads) => {
  const { load, start } = buildIsland(<Counter />);
  start();
  const output = screen.getByRole('status');
  for (const _ of 'ab') output.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), init));
  expect(load).toHaveBeenCalledTimes(loads);
});

test('an island that holds the focus is loaded at once', () => {
  const { load, start } = buildIsland(<Counter />);
  screen.getByRole('button', { name: 'Add' }).focus();
  start();
  expect(load).toHaveBeenCalledOnce();
});

test('a failed download drops early clicks, and the next use loads again', async () => {
  const { island, load, fail, start } = buildIsland(<Counter />);
  load.mockImplementationOnce(fail);
  start();
  click('Add');
  await use(document.createElement('p'));
  expect([load.mock.calls.length, count()]).toEqual([1, '0']);
  click('Multiply');
  click('Add');
  await use(island);
  expect([load.mock.calls.length, count()]).toEqual([2, '1']);
});

test('an island in another one is as built until that one is hydrated', async () => {
  const { island, start } = buildIsland(<Counter />);
  const outer = document.body.appendChild(document.createElement('astro-island'));
  outer.setAttribute('ssr', '');
  outer.append(island);
  start();
  click('Add');
  await use(island);
  // A translator changes the text while the island waits.
  const label = screen.getByText('Multiply');
  label.textContent = 'गुणा';
  outer.removeAttribute('ssr');
  outer.dispatchEvent(new Event('astro:hydrate'));
  await use(island);
  expect([count(), screen.getByText('गुणा')]).toEqual(['1', label]);
});

test.each([
  '<button commandfor="menu">Menu</button>',
  '<button popovertarget="menu">Menu</button>',
  '<form action="/products/"><button type="submit">Menu</button></form>',
  '<astro-slot><button>Menu</button></astro-slot>',
])('%s works before hydration', (html) => {
  const { island, load, fail, start } = buildIsland(<Counter />);
  load.mockImplementation(fail);
  island.innerHTML = html;
  start();
  const menu = screen.getByRole('button');
  menu.addEventListener('click', (event) => event.preventDefault());
  const onClick = vi.fn();
  island.addEventListener('click', onClick);
  click('Menu');
  expect(onClick).toHaveBeenCalledOnce();
});

test('an order keeps early input, two early rows and a later focus', async () => {
  const { island, start } = buildIsland(page);
  start();
  setText(control('Full Name'), 'Ram');
  setText(control('Phone Number'), '९८');
  setText(control('Item 1'), 'Cloves');
  setText(control('Qty of item 1'), '१२');
  control('Business Type').value = 'Dealer';
  control('Province').value = order.province;
  click('Add Item');
  click('Add Item');
  control('Email Address').focus();
  await use(island);
  expect(rows()).toEqual(['Cloves × 12', ' × 1', ' × 1']);
  expect(document.activeElement).toBe(control('Email Address'));
  // A later render writes the state into all fields.
  await press('Add Item');
  expect(
    ['Full Name', 'Phone Number', 'Business Type', 'Province'].map((name) => control(name).value),
  ).toEqual(['Ram', '98', 'Dealer', order.province]);
  expect(control('District').disabled).toBe(false);
});

test('early input is added to the draft', async () => {
  keepDraft(order);
  const { island, start } = buildIsland(page);
  start();
  setText(control('Full Name'), 'Maya');
  setText(control('Item 1'), 'Rice');
  setText(control('Qty of item 1'), '२');
  await use(island);
  const items = [{ name: 'Rice', quantity: '2' }, ...toDraft(order).items];
  expect(loadDraft()).toMatchObject({ ...order, fullName: 'Maya', items });
  expect(rows()).toEqual(items.map(({ name, quantity }) => `${name} × ${quantity}`));
});

test('an enquiry keeps early input, corrected', async () => {
  const { island, start } = buildIsland(
    <ContactForm messages={forms.contact} send={forms.send} channels={channels} termsPath="/terms/" />,
  );
  start();
  setText(control('Name'), 'Ram5');
  setText(control('Phone'), '९८-41');
  setText(control('Email'), 'ram@');
  control('Enquiry type').value = 'dealership';
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  message.value = 'Namaste\n& hello';
  control(forms.contact.terms.label).checked = true;
  await use(island);
  expect(screen.getByText(forms.contact.email.invalid)).toBeTruthy();
  fireEvent.change(control('Email'), { target: { value: 'ram@hotel.example' } });
  click('Get Service');
  expect(['Name', 'Phone', 'Enquiry type'].map((name) => control(name).value)).toEqual([
    'Ram',
    '9841',
    'dealership',
  ]);
  expect([message.value, control(forms.contact.terms.label).checked]).toEqual(['Namaste\n& hello', true]);
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: forms.send.email });
  expect(decodeURIComponent(mail.href)).toMatch(/Name: Ram\s.*Dealership\s+Namaste\s+& hello$/s);
});

test('a search asks for suggestions for the text of its focused field', async () => {
  fetch.mockReturnValueOnce(new Promise(() => undefined));
  const { island, start } = buildIsland(
    <SearchBox
      id="query"
      label="Search"
      look="bare"
      action="/products/"
      placeholder=""
      submit="Search"
      file="/suggestions.json"
    />,
  );
  start();
  const field = screen.getByLabelText<HTMLInputElement>('Search', { selector: 'input' });
  setText(field, 'jeera');
  await use(island);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/suggestions.json');
  expect([field.value, document.activeElement]).toEqual(['jeera', field]);
});
