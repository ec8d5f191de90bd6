import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, clearBrowser, drafts, openDashboard } from './dashboard';

const cloves = { id: 1, title: 'Cloves', image: '', site: { id: '7', size: '25 / 50g', price: '40 / 70' } };
const unpriced = { id: 2, title: 'Cumin', image: '' };
const hasStored = (price: string) => localStorage.getItem('products')?.includes(`"price":"${price}"`);
const cell = (pack: string) => screen.findByLabelText(`Cloves, ${pack}, price`);
const panel = () => screen.queryByRole('group', { name: 'Import' });

beforeEach(() => {
  clearBrowser();
  localStorage.setItem('products', JSON.stringify([cloves, unpriced]));
});

async function openTable() {
  const user = await openDashboard('/cms/products/#prices');
  const type = async (pack: string, text: string) => {
    await user.clear(await cell(pack));
    await user.type(await cell(pack), text);
  };
  const review = async () => {
    await user.click(button('Review 1 product'));
    return within(await screen.findByRole('group', { name: 'Import' }));
  };
  return { user, type, review };
}

test('what is typed after a review is reviewed again, so that one save has all of it', async () => {
  const { user, type, review } = await openTable();
  await type('25 g', '45');
  await (await review()).findByText(/40 \/ 70 → 45 \/ 70/);
  await type('50 g', '75');
  expect(panel()).toBeNull();
  const shown = await review();
  await user.click(await shown.findByRole('button', { name: 'Save 1 record' }));
  await shown.findByText('1 record saved.');
  expect(hasStored('45 / 75')).toBe(true);
  await user.click(shown.getByRole('button', { name: /^Undo/ }));
  await shown.findByText(/was undone/);
  expect(hasStored('40 / 70')).toBe(true);
});

test('what was typed in several tabs that have closed is all there', async () => {
  const locks = { request: async () => {}, query: async () => ({ held: [] }) };
  vi.stubGlobal('navigator', { ...navigator, locks });
  for (const [tab, cells] of Object.entries({ a: { 'prices 25 g': '45' }, b: { 'prices 50 g': '75' } }))
    drafts.set(`prices/new/${tab}`, { record: undefined, isPasting: false, draft: { 1: cells }, tab });
  const { user, review } = await openTable();
  await screen.findByDisplayValue('75');
  await (await review()).findByText(/40 \/ 70 → 45 \/ 75/);
  await user.click(button('Discard what is typed'));
  expect(await cell('50 g')).toHaveProperty('value', '70');
});

test('what is discarded can no longer be saved', async () => {
  const { user, type, review } = await openTable();
  await type('25 g', '45');
  await review();
  await user.click(button('Discard what is typed'));
  expect(panel()).toBeNull();
  expect(await cell('25 g')).toHaveProperty('value', '40');
});

test('an amount that is no number is refused by name', async () => {
  const { user } = await openTable();
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount, with a minus to lower prices');
  for (const [text, isValid] of [
    ['ten', false],
    ['-100', false],
    ['१०', true],
  ] as const) {
    await user.clear(amount);
    await user.type(amount, text);
    expect(amount.checkValidity()).toBe(isValid);
  }
  await user.click(button('Change 1 product'));
  expect(await cell('50 g')).toHaveProperty('value', '75');
});
