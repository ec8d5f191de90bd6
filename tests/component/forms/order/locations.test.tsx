import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { makeDraft } from '../../../support/orders';
import { renderOrderForm } from './render';

afterEach(cleanup);

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const offered = (name: string) => Array.from(select(name).options, ({ text }) => text);
const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test('a disabled field says what enables it', async () => {
  const { user } = renderOrderForm();
  expect(select('District').disabled).toBe(true);
  expect(describedBy(select('District'))).toBe('Opens once a province is chosen.');
  await user.selectOptions(select('Province'), 'Madhesh Province');
  expect(describedBy(select('District'))).toBeUndefined();
  expect(select('City').disabled).toBe(true);
  expect(describedBy(select('City'))).toBe('Opens once a district is chosen.');
});

test('province and district offer only their own places', async () => {
  const { user } = renderOrderForm();
  await user.selectOptions(select('Province'), 'Madhesh Province');
  expect(offered('District')).toEqual(['Choose a district', 'Morang', 'Parsa']);
  await user.selectOptions(select('District'), 'Morang');
  expect(offered('City')).toEqual(['Choose a city', 'Biratnagar', 'Belbari', 'Rangeli']);
});

test.each([
  [
    'another province, even one with a district of that name',
    'Province',
    'Madhesh Province',
    { district: '', city: '' },
  ],
  ['no province', 'Province', 'Choose a province', { province: '', district: '', city: '' }],
  ['another district', 'District', 'Ilam', { district: 'Ilam', city: '' }],
])('choosing %s clears what follows', async (_, name, choice, change) => {
  const start = makeDraft({ district: 'Morang', city: 'Urlabari' });
  const { user, lastDraft } = renderOrderForm(start);
  await user.selectOptions(select(name), choice);
  expect(lastDraft()).toMatchObject(change);
  expect(select('District').disabled).toBe(select('Province').value === '');
  expect(select('City').disabled).toBe(select('District').value === '');
});

test('places are shown in the language of the page and stored in English', async () => {
  const placeNames = { 'Madhesh Province': 'मधेश प्रदेश', Morang: 'मोरङ', Biratnagar: 'विराटनगर' };
  const { user, lastDraft } = renderOrderForm({}, { placeNames });
  await user.selectOptions(select('Province'), 'मधेश प्रदेश');
  await user.selectOptions(select('District'), 'मोरङ');
  await user.selectOptions(select('City'), 'विराटनगर');
  expect(lastDraft()).toMatchObject({
    province: 'Madhesh Province',
    district: 'Morang',
    city: 'Biratnagar',
  });
});
