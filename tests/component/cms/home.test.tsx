import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { button, openDashboard, watchDownloads } from './dashboard';

beforeEach(() => localStorage.clear());

test('the first page counts records with links to their sections', async () => {
  localStorage.setItem('faqs', '[{"id":1,"q":"Hot?","a":"Some."},{"id":2,"q":"Old?","a":"No."}]');
  await openDashboard('/cms/');
  const items = within(screen.getByRole('region', { name: 'Your content' })).getAllByRole('listitem');
  const links = items.map((item) => within(item).getByRole('link'));
  expect(links.map(({ textContent }) => textContent)).toEqual(['2 FAQs']);
  expect(links[0]?.getAttribute('href')).toMatch(/\/cms\/faq\/?$/);
});

test('exporting everything includes texts that were set aside', async () => {
  localStorage.setItem('faqs', '{broken');
  const user = await openDashboard('/cms/');
  const download = watchDownloads();
  await user.click(button('Save a backup of everything'));
  const { unreadable } = await download();
  expect(Object.entries(unreadable)).toEqual([[expect.stringMatching(/^faqs\.unreadable-/), '{broken']]);
});
