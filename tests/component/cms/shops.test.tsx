import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { defaultLocale } from '~/config/locales';
import { provinces } from '../../fixtures/provinces';
import { button, clearBrowser, openDashboard, recordWith, showOnSite, storedLists } from './dashboard';

beforeEach(clearBrowser);

async function openShops() {
  const user = await openDashboard('/cms/dealers/');
  const group = screen.getByText('Shops on the page ‘Where to buy’').closest('details') as HTMLDetailsElement;
  const toggle = (isOpen: boolean) => {
    group.open = isOpen;
    fireEvent(group, new Event('toggle'));
  };
  toggle(true);
  return { user, shops: within(group), group, toggle };
}

test('shops are edited below the dealers and stored under a key of their own', async () => {
  const { user, shops, toggle } = await openShops();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(within(screen.getByRole('navigation')).queryByText('Shops')).toBeNull();
  const name = shops.getByLabelText<HTMLInputElement>('Shop Name');
  await user.type(name, 'Ilam Pasal');
  toggle(false);
  expect(name.value, 'in a closed list').toBe('Ilam Pasal');
  await user.click(shops.getByRole('button', { name: 'Add Shop' }));
  expect(storedLists()).toEqual(['shops']);
  expect(within(recordWith('Ilam Pasal')).queryByRole('button', { name: 'Preview' })).toBeNull();

  await openDashboard('/cms/');
  expect(screen.getByText('1 Shop')).toBeTruthy();
});

test('a shop has the lists of places of the order form', async () => {
  const { user, shops } = await openShops();
  const place = (label: string) => shops.getByLabelText<HTMLSelectElement>(label);
  const [province, other] = provinces;
  const [district] = province?.districts ?? [];
  await user.type(shops.getByLabelText('Shop Name'), 'Ilam Pasal');
  await user.click(shops.getByText('Details for the website'));
  expect(place('District').disabled).toBe(true);
  await user.selectOptions(place('Province'), province?.name ?? '');
  expect(document.activeElement).toBe(place('Province'));
  await user.selectOptions(place('District'), district?.name ?? '');
  await user.selectOptions(place('City'), district?.cities[0] ?? '');
  await user.selectOptions(place('Province'), other?.name ?? '');
  expect([place('District').value, place('City').disabled]).toEqual(['', true]);
  await user.click(shops.getByRole('button', { name: 'Add Shop' }));
  expect(localStorage.getItem('shops')).toContain(`"site":{"province":"${other?.name}"}`);
});

test('a place that no list has stays', async () => {
  localStorage.setItem(
    'shops',
    JSON.stringify([{ id: 1, name: 'Ilam Pasal', site: { province: 'Bagmati' } }]),
  );
  const { user, shops } = await openShops();
  await user.click(button('Edit', recordWith('Ilam Pasal')));
  await user.click(shops.getByText('Details for the website'));
  expect(shops.getByLabelText<HTMLSelectElement>('Province').value).toBe('Bagmati');
});

test('Undo opens the list of shops', async () => {
  localStorage.setItem('shops', JSON.stringify([{ id: 1, name: 'Ilam Pasal' }]));
  const { user, shops, group, toggle } = await openShops();
  const name = () => shops.getByLabelText<HTMLInputElement>('Shop Name');
  await user.click(button('Edit', recordWith('Ilam Pasal')));
  await user.type(name(), ' Two');
  await user.click(shops.getByRole('button', { name: 'Cancel' }));
  toggle(false);
  await user.click(button('Undo'));
  expect(group.open).toBe(true);
  expect(name().value).toBe('Ilam Pasal Two');
  expect(document.activeElement).toBe(name());

  vi.stubGlobal('confirm', () => true);
  await user.click(button('Delete', recordWith('Ilam Pasal')));
  toggle(false);
  await user.click(button('Undo'));
  expect(group.open).toBe(true);
});

test('shops of the site are loaded with all their facts', async () => {
  const record = {
    id: 'ilam-pasal',
    kind: 'shop',
    channels: ['counter'],
    since: 2009,
    [defaultLocale]: { name: 'Ilam Pasal', street: 'Bazar' },
  };
  showOnSite([record]);
  const { user, shops } = await openShops();
  await user.click(shops.getByRole('button', { name: 'Load from the website' }));
  const panel = await screen.findByRole('group', { name: 'Import' });
  await user.click(await within(panel).findByRole('button', { name: 'Import 1 record' }));
  await screen.findAllByText('Ilam Pasal');
  expect(button('Edit', recordWith('Ilam Pasal'))).toBeTruthy();
  const stored = localStorage.getItem('shops') ?? '';
  expect(stored).toContain('"id":"ilam-pasal"');
  expect(stored).toContain('"since":2009');
});
