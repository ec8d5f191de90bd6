import { expect, type Page } from 'playwright/test';
import { open, records } from '../dashboard';

/** The sections that the site shows, by the ends of their addresses. */
export const published = ['faq', 'products', 'testimonials', 'team', 'recipe', 'media'] as const;

export const importPanel = (page: Page) => page.getByRole('group', { name: 'Import' });

export const pressLoad = (page: Page) => page.getByRole('button', { name: 'Load from the site' }).click();

/** Loads what the site shows into the section that is open. */
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
