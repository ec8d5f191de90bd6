import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/test';
import { answerDialogs, chooseBackup, goTo, open, records, store } from './dashboard';

/** A record in a list of pictures. */
const picture = (id: number) => ({
  id,
  title: `Picture ${id}`,
  desc: 'From the mill.',
  image:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
});

// pages.spec.ts opens each section with one record, and paste.spec.ts the form of an order.
test('every state of the dashboard passes axe', async ({ page }) => {
  answerDialogs(page, 'accept');
  await page.setViewportSize({ width: 390, height: 900 });
  await store(page, {
    dealers: '{broken',
    faqs: '[0]',
    gallery: Array.from({ length: 9 }, (_, index) => picture(index + 1)),
  });
  await open(page);
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expectAccessible(page, 'body');
  for (const width of [320, 375, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const isInside = await page
      .getByRole('region', { name: 'Your content' })
      .getByRole('listitem')
      .evaluateAll((cards) =>
        cards.map((card) => {
          const drawing = card.querySelector('svg');
          return Number(drawing?.getBoundingClientRect().right) < card.getBoundingClientRect().right - 8;
        }),
      );
    expect(isInside, `${width} px`).not.toContain(false);
  }

  await goTo(page, 'gallery');
  const backup = { version: 1, sections: { gallery: [picture(77)] } };
  await chooseBackup(page, Buffer.from(JSON.stringify(backup)));
  await expect(page.getByRole('group', { name: 'Import' })).toBeVisible();
  await records(page).last().getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByAltText('Preview')).toBeVisible();
  await records(page).first().getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectAccessible(page, 'body');
});

/** Presses Tab until a control has the focus. The collapsed group of other languages is in between. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isReached = () => control.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 4 && !(await isReached()); step++) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

test('a record is added, edited and deleted by keyboard alone', async ({ page }) => {
  answerDialogs(page, 'accept');
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, 'faq');
  const confirmation = page.getByText('FAQ saved.');
  await page.getByLabel('Question').focus();
  await page.keyboard.type('How long does it keep?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Eighteen months.');
  await tabTo(page, page.getByRole('button', { name: 'Add FAQ' }));
  await page.keyboard.press('Enter');
  await expect(records(page)).toHaveCount(1);
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Question')).toBeFocused();
  const edit = records(page).getByRole('button', { name: 'Edit' });
  await expect(edit).toHaveAccessibleDescription('How long does it keep?');
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Question')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Really?');
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await expect(edit).toBeInViewport({ ratio: 1 });
  await expect(records(page)).toContainText('How long does it keep? Really?');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(records(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test('the current section is visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'faq');
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  await expect(link('FAQ')).toHaveCSS('text-decoration-line', 'underline');
  await expect(link('Gallery')).toHaveCSS('text-decoration-line', 'none');
});
