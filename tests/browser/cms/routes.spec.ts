import type { Page } from 'playwright/test';
import { site } from '~/config/site';
import { expect, test } from '../../support/test';
import { sections } from './dashboard';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('sections have addresses that open without a reload', async ({ page, context }) => {
  await page.goto('/cms/order');
  await expect(heading(page)).toHaveText('Orders Management');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByText('Scroll to top')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const links = await sidebar(page).getByRole('link').all();
  expect(links).toHaveLength(sections.length - 1);
  const headings: (string | null)[] = [];
  for (const link of links) {
    await link.click();
    const address = (await link.getAttribute('href')) ?? '';
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toBeFocused();
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', address);
    const text = await heading(page).textContent();
    await expect(page).toHaveTitle(`${text} · ${site.brand.fullName}`);
    headings.push(text);
  }
  await page.goBack();
  await expect(heading(page)).toHaveText(headings.at(-2) ?? '');
  await page.goForward();
  await expect(heading(page)).toHaveText(headings.at(-1) ?? '');
  await page.getByRole('link', { name: `${site.brand.name} Dashboard` }).click();
  await expect(heading(page)).toHaveText('Welcome to Dashboard');

  // Links opened with a modifier key are left to the browser.
  const opened = context.waitForEvent('page');
  await sidebar(page)
    .getByRole('link', { name: 'FAQ' })
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL('/cms/');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
