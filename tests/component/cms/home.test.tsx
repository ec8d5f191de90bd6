import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addEntry } from '../../unit/cms/entries';
import { button, clearBrowser, openDashboard, stickDatabase, watchDownloads } from './dashboard';

beforeEach(clearBrowser);

test('the first page counts records with links to their sections', async () => {
  localStorage.setItem('faqs', '[{"id":1,"q":"Hot?","a":"Some."},{"id":2,"q":"Old?","a":"No."}]');
  await openDashboard('/cms/');
  const items = within(screen.getByRole('region', { name: 'Your content' })).getAllByRole('listitem');
  const links = items.map((item) => within(item).getByRole('link'));
  expect(links.map(({ textContent }) => textContent)).toEqual(['2 FAQs']);
  expect(links[0]?.getAttribute('href')).toMatch(/\/cms\/faq\/?$/);
});

test('the first page links a list without a page to the one on which it is edited', async () => {
  localStorage.setItem('shops', '[{"id":1,"name":"Ilam Pasal"}]');
  await openDashboard('/cms/');
  expect(screen.getByRole('link', { name: '1 Shop' }).getAttribute('href')).toBe('/cms/dealers/');
});

test('the first page tells how the file gets onto the website', async () => {
  const stepsOf = () =>
    within(screen.getByRole('region', { name: 'For the website' })).getAllByRole('listitem');
  await openDashboard('/cms/');
  expect(stepsOf()[1]?.textContent).toBe('Send it to your developer.');
  const uploadUrl = 'https://github.com/spice/site/upload/main/inbox';
  vi.doMock('~/config/site', async (load) => ({ ...(await load<object>()), uploadUrl }));
  await openDashboard('/cms/');
  vi.doUnmock('~/config/site');
  expect(stepsOf()).toHaveLength(3);
  expect(
    within(stepsOf()[1] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(uploadUrl);
});

test('exporting everything includes texts that were set aside', async () => {
  localStorage.setItem('faqs', '{broken');
  const user = await openDashboard('/cms/');
  const download = watchDownloads();
  await user.click(button('Save a backup of everything'));
  const { unreadable } = await download();
  expect(Object.entries(unreadable)).toEqual([[expect.stringMatching(/^faqs\.unreadable-/), '{broken']]);
});

describe('a version of before a reload', () => {
  async function reloadWithMember() {
    await openDashboard('/cms/team/');
    const team = (await import('~/cms/editors')).editorOf('team');
    act(() => void addEntry(team, { name: 'Asha', position: 'Miller', photo: '' }));
    await (await import('~/cms/copies/versions')).whenKept();
    const user = await openDashboard('/cms/');
    await screen.findByText(/^Records that you saved are not in the lists any more/);
    return user;
  }
  const counts = () => screen.queryAllByText('1 Member').length;

  test('gives a list in memory back, and is undone in one step', async () => {
    const user = await reloadWithMember();
    expect(counts()).toBe(0);
    await user.click(button('Put back'));
    const panel = (await screen.findByText('Team: 1 new')).closest('[role=group]');
    expect(panel?.textContent).toContain('changes these sections:Team: 1 newAdded: AshaRestore');
    await user.click(button('Restore 1 record'));
    await waitFor(() => expect(counts()).toBe(1));
    await user.click(await screen.findByRole('button', { name: 'Undo the import of 1 record' }));
    await waitFor(() => expect(counts()).toBe(0));
  });

  test('is offered on every page until it was answered, and put back there', async () => {
    await reloadWithMember();
    let user = await openDashboard('/cms/dealers/');
    await screen.findByText(/are not in the lists any more: 1 Member\./);
    const dealers = (await import('~/cms/editors')).editorOf('dealers');
    act(() => void dealers.store.add({ name: 'Lumbini', description: '', benefits: [] }));
    await (await import('~/cms/copies/versions')).whenKept();
    user = await openDashboard('/cms/gallery/');
    await user.click(await screen.findByRole('button', { name: 'Put back' }));
    await user.click(await screen.findByRole('button', { name: 'Restore 1 record' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull());
    const team = (await import('~/cms/editors')).editorOf('team');
    expect(team.store.$records.get()).toHaveLength(1);
  });

  test('is listed with its changes, and not offered again once it was refused', async () => {
    let user = await reloadWithMember();
    await user.click(button('Not needed'));
    user = await openDashboard('/cms/');
    await user.click(await screen.findByRole('button', { name: 'Earlier versions' }));
    expect(await screen.findByRole('button', { name: / · 1 member changed$/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Not needed' })).toBeNull();
  });

  test('is no longer offered once its records are back, and never for those deleted on purpose', async () => {
    const user = await reloadWithMember();
    await user.click(button('Earlier versions'));
    await user.click(await screen.findByRole('button', { name: / · 1 member changed$/ }));
    await user.click(await screen.findByRole('button', { name: 'Restore 1 record' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not needed' })).toBeNull());
    const team = (await import('~/cms/editors')).editorOf('team');
    act(() => {
      for (const record of team.store.$records.get()) team.store.remove(record);
    });
    await (await import('~/cms/copies/versions')).whenKept();
    const again = await openDashboard('/cms/');
    await again.click(await screen.findByRole('button', { name: 'Earlier versions' }));
    expect(await screen.findAllByRole('button', { name: / · 1 member changed$/ })).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Not needed' })).toBeNull();
  });

  test('is offered after the browser cleared its storage while the dashboard was open', async () => {
    await openDashboard('/cms/faq/');
    const faq = (await import('~/cms/editors')).editorOf('faq');
    const { whenKept } = await import('~/cms/copies/versions');
    act(() => void addEntry(faq, { q: 'Hot?', a: 'Some.' }));
    await whenKept();
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await whenKept();
    const user = await openDashboard('/cms/');
    await user.click(await screen.findByRole('button', { name: 'Put back' }));
    expect(await screen.findByText('FAQ: 1 new')).toBeTruthy();
  });
});

test('a database that does not answer is waited for only a while, and work goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  stickDatabase();
  const user = await openDashboard('/cms/faq/');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await user.type(screen.getByLabelText('Question'), 'Hot?');
  await user.type(screen.getByLabelText('Answer'), 'Some.');
  await user.click(button('Add FAQ'));
  const saved = 'FAQ saved, but this browser keeps no earlier versions.';
  // A busy machine begins to wait late, and loads parts in its own time.
  const wait = async () => {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText(saved)).toBeTruthy();
  };
  await vi.waitFor(wait, { timeout: 20_000, interval: 20 });
  await user.click(screen.getByRole('link', { name: /Dashboard$/ }));
  expect(
    screen.getByText(/^This browser keeps no earlier versions: its database does not answer/),
  ).toBeTruthy();
  vi.useRealTimers();
});
