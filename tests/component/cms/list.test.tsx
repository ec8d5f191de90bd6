import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { button, openDashboard, recordCount, recordWith, shownRecords } from './dashboard';

beforeEach(() => localStorage.clear());

async function openTeam(...names: string[]) {
  const user = await openDashboard('/cms/team/');
  for (const name of names) {
    await user.type(screen.getByLabelText('Name'), name);
    await user.type(screen.getByLabelText('Position'), 'Director');
    await user.click(button('Add Member'));
  }
  return user;
}

/** Clicks as a mouse does at one point of the screen: what stands there takes the click. */
const clickDelete = (name: string, clientY: number) =>
  fireEvent.click(button('Delete', recordWith(name)), { detail: 1, clientX: 20, clientY });

const titles = () => shownRecords().map((record) => record.querySelector('h3')?.textContent);

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
