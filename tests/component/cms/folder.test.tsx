import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDashboard } from './dashboard';

const root = { faqs: '[{"id":1,"q":"Hot?","a":"Some."}]', 'faqs.unreadable-7': '[[' };

beforeEach(() => {
  localStorage.clear();
  for (const [key, text] of Object.entries(root)) localStorage.setItem(key, text);
  vi.stubEnv('BASE_URL', '/shop/');
});

afterEach(() => vi.unstubAllEnvs());

test('another tab of the same folder is followed, one of the root is not', async () => {
  await openDashboard('/shop/cms/');
  expect(screen.queryByText('Damaged records')).toBeNull();
  const write = (key: string) => {
    localStorage.setItem(key, '[{"id":1,"q":"One?","a":"A"},{"id":2,"q":"Two?","a":"B"}]');
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  write('faqs');
  expect(screen.queryByText('2 FAQs')).toBeNull();
  write('/shop/faqs');
  expect(await screen.findByText('2 FAQs')).toBeTruthy();
});

test('a list that public pages set aside is not shown as a record of the office', async () => {
  vi.unstubAllEnvs();
  localStorage.setItem('order-lists.unreadable-1', '{');
  await openDashboard('/cms/');
  expect(screen.getByText(/^1 stored text could not be opened/)).toBeTruthy();
});
