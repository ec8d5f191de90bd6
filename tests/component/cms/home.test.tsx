import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, openDashboard } from './dashboard';

beforeEach(() => localStorage.clear());

const content = () => within(screen.getByRole('region', { name: 'Your content' }));

test('an empty dashboard counts nothing and links to a list to load', async () => {
  await openDashboard('/cms/');
  expect(content().queryAllByRole('listitem')).toEqual([]);
  expect(content().getByRole('link', { name: 'load what the site shows' }).getAttribute('href')).toMatch(
    /\/cms\/faq\/?$/,
  );
});

test('counts of records link to their sections', async () => {
  localStorage.setItem('faqs', '[{"id":1,"q":"Hot?","a":"Some."},{"id":2,"q":"Old?","a":"No."}]');
  await openDashboard('/cms/');
  const links = content()
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link'));
  expect(links.map(({ textContent }) => textContent)).toEqual(['2 FAQs']);
  expect(links[0]?.getAttribute('href')).toMatch(/\/cms\/faq\/?$/);
});

test('exporting everything includes texts that were set aside', async () => {
  localStorage.setItem('faqs', '{broken');
  const user = await openDashboard('/cms/');
  const written = vi.spyOn(URL, 'createObjectURL');
  await user.click(button('Export everything'));
  await vi.waitFor(() => expect(written).toHaveBeenCalled());
  const [file] = written.mock.lastCall ?? [];
  if (!(file instanceof Blob)) throw new Error('nothing was written');
  const { unreadable } = JSON.parse(await file.text());
  expect(Object.entries(unreadable)).toEqual([[expect.stringMatching(/^faqs\.unreadable-/), '{broken']]);
});
