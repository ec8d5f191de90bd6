import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { interpolate } from '~/config/messages/interpolate';
import { type OfferedItem, orderFields } from '~/domain/order/order';
import type { ReadLine } from '~/domain/order/read-list';
import { readPasted } from '~/domain/order/read-pasted';
import { formatSum } from '~/domain/price';
import { offeredItems } from '../../../support/orders';
import { control, fetch, fill, keepDraft, openPage, order, page, press, rows, setUpPage } from './page';

vi.mock('~/domain/order/read-pasted', { spy: true });
setUpPage();

const { paste, lists, sum, loading } = forms.order;
const [meat] = offeredItems as [OfferedItem];

const box = () => screen.findByLabelText<HTMLTextAreaElement>(paste.label);
const fileInput = () => document.querySelector('[type=file]') as HTMLInputElement;
const choose = (name: string, ...parts: BlobPart[]) =>
  userEvent.setup({ applyAccept: false }).upload(fileInput(), new File(parts, name));

/** Opens the panel and writes a list. */
async function write(text: string) {
  await userEvent.setup().click(screen.getByText(paste.heading));
  await box();
  fill(paste.label, text);
}

async function read(text: string) {
  await write(text);
  await press(paste.read);
}

const counts = (items: number, questions: number, unknown: number, packs: number) =>
  `Items: ${items} · Questions: ${questions} · Not understood: ${unknown} · Packs: ${packs}`;

/** Makes the reader return lines of all kinds. */
const readAs = (lines: ReadLine[]) => vi.mocked(readPasted).mockReturnValueOnce(lines);

test('adds a list to the rows, keeps the rest in the box, and takes both back', async () => {
  await openPage();
  fill('Item 1', 'Cloves 50 g');
  fill('Qty of item 1', '3');
  const list = 'Namaste\n1. cloves 50g - 12\n2. meat masala 100g x 5\nzzz 50g 2';
  await read(list);
  expect(screen.getByText(counts(2, 0, 1, 17))).toBeDefined();
  expect(screen.getByText(interpolate(sum.whole, { sum: formatSum(2090) }))).toBeDefined();
  await press(paste.add);
  expect(rows()).toEqual(['Cloves 50 g × 15', 'Meat Spice 100 g × 5']);
  expect(document.activeElement?.textContent).toContain(interpolate(paste.added, { count: 2, rest: 1 }));
  expect((await box()).value).toBe('zzz 50g 2');
  expect(screen.getByText(counts(0, 0, 1, 0))).toBeDefined();
  await press(lists.undo);
  expect([rows(), (await box()).value]).toEqual([['Cloves 50 g × 3'], list]);
});

test('a line that is mended later is added alone', async () => {
  await openPage();
  await read('cloves 50g 12\nzzz 50g 2');
  await press(paste.add);
  fill(paste.label, 'meat spice 100g 2');
  await press(paste.read);
  await press(paste.add);
  expect([rows(), (await box()).value]).toEqual([['Cloves 50 g × 12', 'Meat Spice 100 g × 2'], '']);
  expect(screen.queryByText(/^Items/)).toBeNull();
});

test('a list that has changed is read again before it is added', async () => {
  await openPage();
  await read('cloves 50g 20');
  fill(paste.label, 'cloves 50g 200');
  expect(screen.getByText(paste.changed)).toBeDefined();
  await press(paste.add);
  expect([rows(), (await box()).value]).toEqual([[' × 1'], 'cloves 50g 200']);
  expect(document.activeElement?.textContent).toBe(`${counts(1, 0, 0, 200)} `);
  await press(paste.add);
  expect(rows()).toEqual(['Cloves 50 g × 200']);
});

test('adds the answer to a question, unless the list has changed since', async () => {
  await openPage();
  await read('cloves 100g 12');
  const answer = () => screen.getByRole('button', { name: 'Cloves 50 g × 12' });
  fill(paste.label, 'cloves 100g 1');
  expect(answer()).toHaveProperty('disabled', true);
  fill(paste.label, 'cloves 100g 12');
  await userEvent.setup().click(answer());
  expect(document.activeElement?.textContent).toBe(`${counts(1, 0, 0, 12)} `);
  await press(paste.add);
  expect(rows()).toEqual(['Cloves 50 g × 12']);
});

test('says what each line is', async () => {
  readAs([
    { kind: 'item', text: 'a', pack: meat, quantity: 5, isOnlyPack: true, writtenPrice: 100 },
    { kind: 'question', text: 'b', about: 'quantity', choices: [] },
    { kind: 'unknown', text: 'c' },
    { kind: 'unknown', text: 'd', reason: 'soldOut', product: 'Tea Spice' },
    { kind: 'unknown', text: 'e', reason: 'notSold', product: 'Asafoetida' },
    { kind: 'unknown', text: 'f', reason: 'refused' },
  ]);
  await openPage();
  await read('a');
  const lines = within(screen.getByText('b').closest('ol') as HTMLElement);
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Meat Spice 100 g × 5 · the only pack · Our price: ${formatSum(130)} · Your list: ${formatSum(100)} a${formatSum(650)}`,
    'How many packs? b',
    'Not understood c',
    'Sold out: Tea Spice d',
    'We do not sell this: Asafoetida e',
    'Not ordered f',
  ]);
  const rest = 'Sold out: 1 · We do not sell this: 1 · Not ordered: 1 · Packs: 5';
  expect(screen.getByText(`Items: 1 · Questions: 1 · Not understood: 1 · ${rest}`)).toBeDefined();
  await press(paste.add);
  expect(document.activeElement?.textContent).toContain(interpolate(paste.added, { count: 1, rest: 5 }));
  expect((await box()).value).toBe('b\nc\nd\ne\nf');
});

test('what an order has no room for stays in the box with its quantity', async () => {
  keepDraft({ ...order, items: [{ name: 'Cloves 50 g', quantity: '999999999' }] });
  await openPage();
  await read('cloves 50g 12\nmeat spice 100g 5');
  await press(paste.add);
  expect(rows()).toEqual(['Cloves 50 g × 999999999', 'Meat Spice 100 g × 5']);
  expect((await box()).value).toBe('Cloves 50 g × 12');
  expect(document.activeElement?.textContent).toContain(
    interpolate(paste.over, { names: 'Cloves 50 g × 12' }),
  );
});

test('the draft keeps the box, which opens again with it', async () => {
  await openPage();
  await write('cloves 50g 12');
  fill('Full Name', 'Ram');
  cleanup();
  await openPage();
  expect((await box()).value).toBe('cloves 50g 12');
  expect(control('Full Name').value).toBe('Ram');
});

test('lines that are not in a placed order stay in the box', async () => {
  await openPage();
  for (const field of orderFields) fill(forms.order.fields[field], order[field]);
  await read('cloves 50g 12\nzzz 50g 2');
  await press(paste.add);
  await press('Place Order');
  cleanup();
  await openPage();
  expect([rows(), (await box()).value]).toEqual([[' × 1'], 'zzz 50g 2']);
});

test('a file is read at once and replaces the text, which Undo brings back', async () => {
  await openPage();
  await write('zzz');
  await choose('list.csv', '\ufeffQuantity,Spice,№\r\n12,Cloves,217\r\n,Meat Spice,1\r\n');
  expect(await screen.findByText('Cloves 50 g × 12 · the only pack')).toBeDefined();
  expect((await box()).value).toContain('12,Cloves,217');
  await press(lists.undo);
  expect((await box()).value).toBe('zzz');
  expect(screen.queryByRole('button', { name: lists.undo })).toBeNull();
});

test.each([
  ['is a workbook', ['PK\u0003\u0004'], paste.unreadable],
  ['is too large', [' '.repeat(200_001)], paste.tooLong],
])('a file that %s leaves the text', async (_, parts, said) => {
  await openPage();
  await write('cloves 50g 12');
  await choose('list.csv', ...parts);
  expect(await screen.findByText(said)).toBeDefined();
  expect((await box()).value).toBe('cloves 50g 12');
});

test('says that a text has no item', async () => {
  await openPage();
  await read('Namaste');
  expect(screen.getByText(paste.none)).toBeDefined();
});

test('a list without prices says so, and is read once they have come', async () => {
  fetch.mockRejectedValueOnce(new TypeError('offline'));
  render(page);
  await screen.findByText(loading.failed);
  const answer = Promise.withResolvers<Response>();
  await write('cloves 50g 12');
  fetch.mockReturnValueOnce(answer.promise);
  await press(paste.read);
  expect(screen.getByText(paste.wait)).toBeDefined();
  answer.resolve(Response.json({ provinces: [], offeredItems }));
  expect(await screen.findByText(counts(1, 0, 0, 12))).toBeDefined();
});
