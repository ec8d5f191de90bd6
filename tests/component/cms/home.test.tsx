import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openDashboard } from './dashboard';

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
