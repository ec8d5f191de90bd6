import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderOrderForm } from './render';

afterEach(cleanup);

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const offered = (name: string) => Array.from(select(name).options, ({ text }) => text);
const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test('district and city are closed at first, and words say why', () => {
  renderOrderForm();
  expect(select('Province').disabled).toBe(false);
  expect(select('District').disabled).toBe(true);
  expect(select('City').disabled).toBe(true);
  expect(describedBy(select('District'))).toBe('Opens once a province is chosen.');
  expect(describedBy(select('City'))).toBe('Opens once a district is chosen.');
});

test('a province opens its own districts, a district its own cities', async () => {
  const { user } = renderOrderForm();
  await user.selectOptions(select('Province'), 'Madhesh Province');
  expect(offered('District')).toEqual(['Choose a district', 'Morang', 'Parsa']);
  expect(describedBy(select('District'))).toBeUndefined();
  expect(select('City').disabled).toBe(true);
  await user.selectOptions(select('District'), 'Morang');
  expect(offered('City')).toEqual(['Choose a city', 'Biratnagar', 'Belbari', 'Rangeli']);
});

test('another province clears district and city, even where it has a district of that name', async () => {
  const { user, lastDraft } = renderOrderForm({
    province: 'Koshi Province',
    district: 'Morang',
    city: 'Urlabari',
  });
  await user.selectOptions(select('Province'), 'Madhesh Province');
  expect(lastDraft()).toMatchObject({ province: 'Madhesh Province', district: '', city: '' });
  expect(select('City').disabled).toBe(true);
});

test('another district clears the city', async () => {
  const { user, lastDraft } = renderOrderForm({
    province: 'Koshi Province',
    district: 'Ilam',
    city: 'Deumai',
  });
  await user.selectOptions(select('District'), 'Morang');
  expect(lastDraft()).toMatchObject({ district: 'Morang', city: '' });
});

test('going back to no province closes both again', async () => {
  const { user, lastDraft } = renderOrderForm({
    province: 'Koshi Province',
    district: 'Ilam',
    city: 'Deumai',
  });
  await user.selectOptions(select('Province'), 'Choose a province');
  expect(lastDraft()).toMatchObject({ province: '', district: '', city: '' });
  expect(select('District').disabled).toBe(true);
});
