import { expect, type Page } from '@playwright/test';

/** The names on the cards that are shown, in their order. */
export const names = (page: Page) => page.locator('[data-cards] li:visible :is(h2, h3, h4)');

export const field = (page: Page) => page.getByRole('searchbox', { name: 'Search in English or Nepali' });

export const expectCount = (page: Page, text: string) =>
  expect(page.locator('#find').getByText(text, { exact: true }).first()).toBeVisible();

export const filters = (page: Page) => page.locator('summary', { hasText: 'Filters' });

export const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name: choice, exact: true }).check();
