import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sourceLocale } from '~/config/locales';
import { forms } from '~/config/messages/en/forms';
import { PasteToOrder } from '~/islands/order/PasteToOrder';
import { ownHeads } from '~/lib/catalogue/own-heads';
import { fill, openPage, page, press, rows, setUpPage } from './page';

setUpPage();

const { paste, lists, sum } = forms.order;
const props = {
  heads: ownHeads(sourceLocale),
  locale: 'en',
  messages: paste,
  sum: sum.whole,
  choicesPath: '/choices.json',
} as const;

async function read(text: string) {
  await userEvent.setup().click(screen.getByText(paste.heading));
  fill(paste.label, text);
  await press(paste.read);
}

test('adds a pasted list to the rows of the order, and takes it back', async () => {
  await openPage();
  fill('Item 1', 'Cloves 50 g');
  fill('Qty of item 1', '3');
  render(<PasteToOrder {...props} />);
  await read('Namaste\n1. cloves 50g - 12\n2. meat masala 100g x 5\nhing 50g 2');
  expect(await screen.findByText('Items: 2 · Questions: 0 · Not understood: 1')).toBeDefined();
  expect(screen.getByText('About Rs.2,090 at list prices. We confirm the final price.')).toBeDefined();
  await press(paste.add);
  expect(rows()).toEqual(['Cloves 50 g × 15', 'Meat Spice 100 g × 5']);
  expect(screen.getByText('hing 50g 2')).toBeDefined();
  await press(lists.undo);
  expect(rows()).toEqual(['Cloves 50 g × 3']);
});

test('adds the answers to questions', async () => {
  render(<PasteToOrder {...props} />);
  render(page);
  await read('cloves 100g 12');
  const group = await screen.findByRole('group', { name: paste.ask.pack });
  await userEvent.setup().click(within(group).getByRole('button', { name: 'Cloves 50 g × 12' }));
  expect(document.activeElement?.textContent).toBe('Items: 1 · Questions: 0 · Not understood: 0');
  await press(paste.add);
  expect(rows()).toEqual(['Cloves 50 g × 12']);
});

test('reads a file with heads of columns', async () => {
  render(<PasteToOrder {...props} />);
  const file = new File(['\ufeffQuantity,Spice,№\r\n12,Cloves,217\r\n,Meat Spice,1\r\n'], 'list.csv');
  const input = document.querySelector<HTMLInputElement>('[type=file]');
  if (input) await userEvent.setup({ applyAccept: false }).upload(input, file);
  expect(await screen.findByText('Cloves 50 g × 12 · the only pack')).toBeDefined();
});

test('says that a text has no item', async () => {
  render(<PasteToOrder {...props} />);
  await read('Namaste');
  expect(await screen.findByText(paste.none)).toBeDefined();
});
