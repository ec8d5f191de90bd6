import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { addFaq, answerDialogs, chooseBackup, faq, open, records, sections, store } from './dashboard';

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const address = { province: 'Gandaki Province', district: 'Kaski', city: 'Pokhara' };
const texts = {
  faqs: Array.from({ length: 9 }, (_, index) => faq(index + 1)),
  gallery: [{ id: 1, title: 'The mill', desc: 'Built in 2057.', image: picture }],
  products: [{ id: 1, title: 'Meat Spice', image: picture }],
  orders: [
    {
      id: 1,
      fullName: 'Sita Gurung',
      email: 'sita@hotel.example',
      phone: '015550133',
      businessName: 'Hotel Annapurna',
      businessType: 'Hotel',
      ...address,
      items: [{ name: 'Meat Spice', quantity: 2 }],
    },
  ],
  dealers: [{ id: 1, name: 'Lumbini Traders', description: 'From Butwal.', benefits: ['10% margin'] }],
};
test.slow();

/** Looks for faults on a light phone and on a wide dark screen. */
async function expectNoFaults(page: Page, what: string): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect.soft(faults, `${what}, ${colorScheme}, ${width} px`).toEqual([]);
  }
}

for (const section of sections)
  test(`/cms/${section} is without faults`, async ({ page }) => {
    await store(page, texts);
    await open(page, section);
    await expectNoFaults(page, 'at first');
  });

test('alerts are without faults', async ({ page }) => {
  await store(page, { dealers: '{broken' });
  await open(page, 'dealers');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFaults(page, 'an alert');
});

test('editing, undo and import are without faults', async ({ page }) => {
  answerDialogs(page, 'accept');
  await store(page, texts);
  await open(page, 'faq');
  await chooseBackup(page, Buffer.from(JSON.stringify({ version: 1, sections: { faqs: [faq(77)] } })));
  await expect(page.getByRole('group', { name: 'Import' })).toBeVisible();
  await records(page).last().getByRole('button', { name: 'Edit' }).click();
  await records(page).first().getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectNoFaults(page, 'in use');
});

test('the order form and a preview are without faults', async ({ page }) => {
  await open(page, 'order');
  await page.getByRole('button', { name: 'Add New Order' }).click();
  await expectNoFaults(page, 'the order form');
  await open(page, 'team');
  await page.getByLabel('Photo').setInputFiles('src/assets/products/1-meat-spice.jpg');
  await expect(page.getByAltText('Preview')).toBeVisible();
  await expectNoFaults(page, 'a preview');
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

test('at 320 px nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await store(page, texts);
  for (const section of sections) {
    await open(page, section);
    expect.soft(await widthOf(page), section).toBe(320);
  }
});

test('a word without end is broken, and many alerts leave room for the page', async ({ page }) => {
  const word = 'Endlessword'.repeat(12);
  const damaged = (record: object) => [
    { ...record, ...Object.fromEntries(wordy.map((name) => [name, word])) },
    0,
  ];
  const wordy = ['q', 'a', 'title', 'desc', 'fullName', 'businessName', 'name', 'description'];
  await page.setViewportSize({ width: 390, height: 844 });
  await store(
    page,
    Object.fromEntries(Object.entries(texts).map(([key, [record]]) => [key, damaged(record ?? {})])),
  );
  for (const section of ['faq', 'gallery', 'products', 'order', 'dealers']) {
    await open(page, section);
    await expect(page.getByText(word).first()).toBeVisible();
    expect.soft(await widthOf(page), section).toBe(390);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText(word).first()).toBeInViewport();
});

test('on a phone each drawing of the first page stays inside its card', async ({ page }) => {
  await store(page, texts);
  for (const width of [320, 375, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
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
