import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/test';
import {
  addFaq,
  addRecord,
  answerDialogs,
  chooseBackup,
  faq,
  open,
  records,
  sections,
  store,
} from './dashboard';

/** States of the dashboard beyond a list with a record, which the sweep over all pages looks at. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'alerts and texts that were set aside': async (page) => {
    await store(page, { dealers: '{broken', faqs: '[0]' });
    await open(page);
    await expect(page.getByRole('alert')).toHaveCount(2);
  },
  'editing, undo and import': async (page) => {
    answerDialogs(page, 'accept');
    await store(page, { faqs: Array.from({ length: 9 }, (_, index) => faq(index + 1)) });
    await open(page, 'faq');
    await chooseBackup(page, Buffer.from(JSON.stringify({ version: 1, sections: { faqs: [faq(77)] } })));
    await expect(page.getByRole('group', { name: 'Import' })).toBeVisible();
    await records(page).last().getByRole('button', { name: 'Edit' }).click();
    await records(page).first().getByRole('button', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  },
  'the order form': async (page) => {
    await open(page, 'order');
    await page.getByRole('button', { name: 'Add New Order' }).click();
  },
  'a preview': async (page) => {
    await open(page, 'team');
    await page.getByLabel('Photo').setInputFiles('src/assets/products/1-meat-spice.jpg');
    await expect(page.getByAltText('Preview')).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(states))
  test(`axe finds nothing wrong with ${state}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await reach(page);
    await expectAccessible(page, 'body');
  });

test('a whole record is written, changed and deleted by keyboard alone', async ({ page }) => {
  answerDialogs(page, 'accept');
  await open(page, 'faq');
  await page.getByLabel('Question').focus();
  await page.keyboard.type('How long does it keep?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Eighteen months.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(records(page)).toHaveCount(1);
  await expect(page.getByLabel('Question')).toBeFocused();
  const edit = records(page).getByRole('button', { name: 'Edit' });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Question')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Really?');
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await expect(records(page)).toContainText('How long does it keep? Really?');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(records(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test('buttons of a record say which record they belong to', async ({ page }) => {
  await open(page, 'faq');
  await addFaq(page, 'How long does it keep?');
  await expect(records(page).getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(
    'How long does it keep?',
  );
});

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('words without end are broken, and many alerts leave room for the page', async ({ page }) => {
  const word = 'Endlessword'.repeat(12);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const section of sections.filter(Boolean)) {
    await open(page, section);
    await addRecord(page, word);
    await expect(page.getByText(word).first()).toBeVisible();
    expect.soft(await widthOf(page), section).toBe(390);
  }
  const count = await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage))
      localStorage.setItem(key, JSON.stringify([...JSON.parse(text), 0]));
    return localStorage.length;
  });
  await open(page, 'faq');
  await expect(page.getByRole('alert')).toHaveCount(count);
  expect.soft(await widthOf(page), 'with alerts').toBe(390);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText(word).first()).toBeInViewport();
});

test('on a phone each drawing of the first page stays inside its card', async ({ page }) => {
  await open(page);
  for (const width of [320, 375, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const isInside = await page
      .getByRole('region', { name: 'What there is' })
      .getByRole('listitem')
      .evaluateAll((cards) =>
        cards.map((card) => {
          const drawing = card.querySelector('svg');
          return Number(drawing?.getBoundingClientRect().right) < card.getBoundingClientRect().right - 8;
        }),
      );
    expect(isInside, `${width} px`).not.toContain(false);
  }
});
