import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { renderOrderForm } from './render';

afterEach(cleanup);

const { choose, closed } = forms.order;

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const offered = (name: string) => Array.from(select(name).options, ({ text }) => text);
const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test('a field offers the places of the one before, which enables it', async () => {
  const { user } = renderOrderForm();
  expect(select('District').disabled).toBe(true);
  expect(describedBy(select('District'))).toBe(closed.district);
  await user.selectOptions(select('Province'), 'Madhesh Province');
  expect(describedBy(select('District'))).toBeUndefined();
  expect(offered('District')).toEqual([choose.district, 'Morang', 'Parsa']);
  expect(select('City').disabled).toBe(true);
  expect(describedBy(select('City'))).toBe(closed.city);
  await user.selectOptions(select('District'), 'Morang');
  expect(offered('City')).toEqual([choose.city, 'Biratnagar', 'Belbari', 'Rangeli']);
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
