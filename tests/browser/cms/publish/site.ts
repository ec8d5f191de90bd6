import { expect, type Page } from 'playwright/test';
import { open, records } from '../dashboard';

/** Sections that the site shows, by their last path segment. */
export const published = ['faq', 'products', 'testimonials', 'team', 'recipe', 'media'] as const;

export const importPanel = (page: Page) => page.getByRole('group', { name: 'Import' });

export const pressLoad = (page: Page) => page.getByRole('button', { name: 'Load from the website' }).click();

/** Loads the site's records into the open section. */
export async function load(page: Page): Promise<void> {
  await pressLoad(page);
  await importPanel(page)
    .getByRole('button', { name: /^Import \d+ records/ })
    .click();
  await expect(importPanel(page)).toContainText('imported.');
  await expect(records(page)).not.toHaveCount(0);
}

export async function openLoaded(page: Page, section: (typeof published)[number]): Promise<void> {
  await open(page, section);
  await load(page);
}
