import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerConfirm, button, openDashboard, recordCount, recordWith, shownRecords } from './dashboard';

beforeEach(() => localStorage.clear());

async function addMember(user: UserEvent, name: string) {
  await user.type(screen.getByLabelText('Name'), name);
  await user.type(screen.getByLabelText('Position'), 'Director');
  await user.click(button('Add Member'));
}

async function openTeam(...names: string[]) {
  const user = await openDashboard('/cms/team/');
  for (const name of names) await addMember(user, name);
  return user;
}

/** Clicks the button of a record as a mouse does at a point of the screen. */
const clickDelete = (name: string, clientY: number) =>
  fireEvent.click(button('Delete', recordWith(name)), { detail: 1, clientX: 20, clientY });

const titles = () => shownRecords().map((record) => record.querySelector('h3')?.textContent);

test('what was saved is said above the form until that is used again', async () => {
  const user = await openTeam('Asha');
  const told = screen.getByText('Member saved.');
  expect(told.getAttribute('aria-live')).toBe('polite');
  await user.click(button('Edit', recordWith('Asha')));
  expect(told.textContent).toBe('');
  await user.click(button('Update Member'));
  expect(told.textContent).toBe('Member saved.');
});

describe('deleting', () => {
  test('takes a double click for one action', async () => {
    await openTeam('Asha', 'Bina', 'Chetan');
    clickDelete('Asha', 100);
    clickDelete('Bina', 101);
    expect(titles()).toEqual(['Bina', 'Chetan']);
    clickDelete('Chetan', 300);
    expect(titles()).toEqual(['Bina']);
  });

  test('can be taken back for all that was deleted since it was offered', async () => {
    const user = await openTeam('Asha', 'Bina', 'Chetan');
    clickDelete('Asha', 100);
    expect(screen.getByRole('status').textContent).toContain('Member deleted.');
    clickDelete('Chetan', 300);
    expect(screen.getByRole('status').textContent).toContain('2 Members deleted.');
    await user.click(button('Undo'));
    expect(titles()).toEqual(['Asha', 'Bina', 'Chetan']);
    expect(document.activeElement).toBe(button('Delete', recordWith('Chetan')));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('can be taken back over several sections', async () => {
    localStorage.setItem('dealers', '[{"id":1,"name":"Lumbini Traders","description":"D","benefits":[]}]');
    const user = await openTeam('Asha');
    window.confirm = () => true;
    clickDelete('Asha', 100);
    await user.click(screen.getByRole('link', { name: 'Dealers' }));
    clickDelete('Lumbini Traders', 300);
    expect(screen.getByRole('status').textContent).toContain('2 records deleted.');
    await user.click(button('Undo'));
    expect(recordCount()).toBe(1);
    await user.click(screen.getByRole('link', { name: 'Team' }));
    expect(titles()).toEqual(['Asha']);
  });
});

test('deleting the record in the form asks first when something was typed there', async () => {
  const user = await openTeam('Asha');
  const confirm = answerConfirm(false);
  await user.click(button('Edit', recordWith('Asha')));
  await user.type(screen.getByLabelText('Name'), ' Rai');
  clickDelete('Asha', 100);
  expect(confirm).toHaveBeenCalledOnce();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha Rai');
  confirm.mockReturnValue(true);
  clickDelete('Asha', 100);
  expect(recordCount()).toBe(0);
});

describe('a search', () => {
  const names = ['Asha', 'Bina', 'Chetan', 'Deepa', 'Esha', 'Gita', 'Hari', 'Indra'];
  const search = () => screen.getByRole<HTMLInputElement>('searchbox');

  test('is given up for a new record that it would hide', async () => {
    const user = await openTeam(...names);
    await user.type(search(), 'bina');
    expect(titles()).toEqual(['Bina']);
    await addMember(user, 'Janak');
    expect(search().value).toBe('');
    expect(titles()).toEqual([...names, 'Janak']);
  });

  test('stays while it finds the record that was saved', async () => {
    const user = await openTeam(...names);
    await user.type(search(), 'director bina');
    await user.click(button('Edit', recordWith('Bina')));
    await user.type(screen.getByLabelText('Name'), ' Rai');
    await user.click(button('Update Member'));
    expect(titles()).toEqual(['Bina Rai']);
    await user.click(button('Edit', recordWith('Bina Rai')));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Sita');
    await user.click(button('Update Member'));
    expect(search().value).toBe('');
    expect(document.activeElement).toBe(button('Edit', recordWith('Sita')));
  });

  test('ends when few records are left, and does not come back with the next ones', async () => {
    const user = await openTeam(...names);
    await user.type(search(), 'bina');
    clickDelete('Bina', 100);
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(button('Undo'));
    expect(search().value).toBe('');
    expect(titles()).toEqual(names);
  });

  test('finds what the site says of a product: its Nepali name, its prices and its number', async () => {
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    const site = { id: '22', nepali: 'बेसार', price: '40 / 70', picture: 'haldi.jpg', mark: '7-7' };
    const all = names.map((title, id) => ({ id, title, image, ...(id === 3 && { site }) }));
    localStorage.setItem('products', JSON.stringify(all));
    const user = await openDashboard('/cms/products/');
    for (const words of ['बेसार', '22', '40']) {
      await user.clear(search());
      await user.type(search(), words);
      expect(titles()).toEqual(['Deepa']);
    }
    await user.clear(search());
    await user.type(search(), 'haldi');
    expect(titles()).toEqual([]);
  });
});

test('a search does not look through ids that are shown nowhere', async () => {
  const { faq } = await import('~/cms/editors/faq');
  const text = faq.codec.searchText({ q: 'Does it keep?', a: 'A year.', site: { id: 'storage' } } as never);
  expect(text).not.toContain('storage');
});

test('an export that fails says so', async () => {
  const user = await openTeam('Asha');
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new RangeError('out of memory');
  });
  await user.click(button('Export'));
  expect((await screen.findByRole('alert')).textContent).toContain('The export failed');
  await user.click(button('Export'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('buttons of texts that were set aside name their text', async () => {
  localStorage.setItem('faqs.unreadable-7', '[[');
  await openDashboard('/cms/');
  expect(button('Download faqs.unreadable-7')).toBeTruthy();
  expect(button('Delete faqs.unreadable-7')).toBeTruthy();
});
