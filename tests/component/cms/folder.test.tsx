import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, openDashboard } from './dashboard';

const root = { faqs: '[{"id":1,"q":"Hot?","a":"Some."}]', 'faqs.unreadable-7': '[[' };

beforeEach(() => {
  localStorage.clear();
  for (const [key, text] of Object.entries(root)) localStorage.setItem(key, text);
  vi.stubEnv('BASE_URL', '/shop/');
});

afterEach(() => vi.unstubAllEnvs());

const inFolder = () => Object.entries(localStorage).filter(([key]) => key.startsWith('/shop/'));

test('a dashboard in a folder copies records of the root once, on request', async () => {
  const user = await openDashboard('/shop/cms/');
  expect(screen.queryByText('Damaged records')).toBeNull();
  await user.click(button('Compare and copy'));
  await user.click(await screen.findByRole('button', { name: 'Import 1 record' }));
  expect(Object.fromEntries(inFolder())['/shop/faqs']).toBe(root.faqs);
  await openDashboard('/shop/cms/');
  expect(screen.queryByRole('button', { name: 'Compare and copy' })).toBeNull();
  expect(localStorage).toMatchObject(root);
});

test('a refused offer copies nothing and is not repeated', async () => {
  const user = await openDashboard('/shop/cms/');
  await user.click(button('Do not copy'));
  await openDashboard('/shop/cms/');
  expect(screen.queryByRole('button', { name: 'Do not copy' })).toBeNull();
  expect(inFolder()).toHaveLength(1);
});

test('another tab of the same folder is followed, one of the root is not', async () => {
  await openDashboard('/shop/cms/');
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
  expect(button('Delete faqs.unreadable-7')).toBeTruthy();
  expect(screen.queryByText('order-lists.unreadable-1')).toBeNull();
});
