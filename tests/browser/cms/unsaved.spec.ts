import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { addFaq, answerDialogs, faq, open, records, store } from './dashboard';

const question = 'What you have typed is not saved. Do you want to leave it?';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click();

test.describe('typed text that is not saved', () => {
  test('is asked about before another section is opened, and dropped where the person agrees', async ({
    page,
  }) => {
    const asked: string[] = [];
    let agrees = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      return agrees ? dialog.accept() : dialog.dismiss();
    });
    await open(page, 'faq');
    await goTo(page, 'Gallery');
    await goTo(page, 'FAQ');
    expect(asked).toEqual([]);
    await page.getByLabel('Question').fill('Half typed');
    await goTo(page, 'Gallery');
    expect(asked).toEqual([question]);
    await expect(heading(page)).toHaveText('FAQs Dashboard');
    await expect(page.getByLabel('Question')).toHaveValue('Half typed');
    await expect(page).toHaveURL('/cms/faq/');
    agrees = true;
    await goTo(page, 'Gallery');
    await expect(heading(page)).toHaveText('Gallery Dashboard');
    await goTo(page, 'FAQ');
    await expect(page.getByLabel('Question')).toHaveValue('');
  });

  test('is asked about before the back button leads away', async ({ page }) => {
    const asked = answerDialogs(page, 'dismiss');
    await open(page, 'gallery');
    await goTo(page, 'FAQ');
    await goTo(page, 'Dealers');
    await page.getByLabel('Dealer Name').fill('Half typed');
    await page.evaluate(() => history.go(-2));
    await expect.poll(() => asked).toEqual([question]);
    await expect(page).toHaveURL('/cms/dealers/');
    await expect(page.getByLabel('Dealer Name')).toHaveValue('Half typed');
    await page.getByLabel('Dealer Name').fill('');
    await page.goBack();
    await expect(heading(page)).toHaveText('FAQs Dashboard');
    await page.goForward();
    await expect(heading(page)).toHaveText('Dealers Dashboard');
    expect(asked).toHaveLength(1);
  });

  test('stays with its address when two steps back are both refused', async ({ page }) => {
    const asked = answerDialogs(page, 'dismiss');
    await open(page, 'gallery');
    for (const section of ['FAQ', 'Team', 'Dealers']) await goTo(page, section);
    await page.getByLabel('Dealer Name').fill('Half typed');
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(page).toHaveURL('/cms/dealers/');
    await expect(page.getByLabel('Dealer Name')).toHaveValue('Half typed');
    await page.getByLabel('Dealer Name').fill('');
    await page.goBack();
    await expect(page).toHaveURL('/cms/team/');
    await expect(heading(page)).toHaveText('Team Dashboard');
  });

  test('stays with its address in a browser without the Navigation API', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
    const asked = answerDialogs(page, 'dismiss');
    await open(page, 'gallery');
    await goTo(page, 'Dealers');
    await page.getByLabel('Dealer Name').fill('Half typed');
    await page.evaluate(() => history.back());
    await expect.poll(() => asked).toEqual([question]);
    await expect(page).toHaveURL('/cms/dealers/');
    await expect(page.getByLabel('Dealer Name')).toHaveValue('Half typed');
  });

  test('is asked about before another record is edited', async ({ page }) => {
    const asked = answerDialogs(page, 'dismiss');
    await store(page, { faqs: [faq(1), faq(2)] });
    await open(page, 'faq');
    await records(page).first().getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Answer').fill('Half typed');
    await records(page).last().getByRole('button', { name: 'Edit' }).click();
    expect(asked).toEqual([question]);
    await expect(page.getByLabel('Answer')).toHaveValue('Half typed');
  });

  test('is asked about before the tab is closed', async ({ page }) => {
    const asked = answerDialogs(page, 'accept');
    await open(page, 'order');
    await page.getByRole('button', { name: 'Add New Order' }).click();
    await page.getByLabel('Full Name').fill('Sita');
    await page.close({ runBeforeUnload: true });
    await page.waitForEvent('close');
    expect(asked).toEqual(['beforeunload']);
  });

  test('is not asked about once it is saved', async ({ page }) => {
    const asked = answerDialogs(page, 'dismiss');
    await open(page, 'faq');
    await addFaq(page, 'Saved?');
    await page.reload();
    await expect(records(page)).toHaveCount(1);
    expect(asked).toEqual([]);
  });
});

test.describe('a section that is kept in memory', () => {
  const addMember = async (page: Page, name: string) => {
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Position').fill('Director');
    await page.getByRole('button', { name: 'Add Member' }).click();
  };

  test('says so, lives on from section to section, and asks before a reload loses it', async ({ page }) => {
    const asked = answerDialogs(page, 'accept');
    await open(page, 'team');
    await expect(page.getByText('they are lost when it is reloaded or closed')).toBeVisible();
    await addMember(page, 'Asha');
    await goTo(page, 'Contact');
    await goTo(page, 'Team');
    await expect(records(page)).toHaveCount(1);
    expect(asked).toEqual([]);
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await expect(page.getByText('No team members yet.')).toBeVisible();
    await page.reload();
    expect(asked).toHaveLength(1);
  });

  test('edits the right record although one before it was deleted', async ({ page }) => {
    await open(page, 'team');
    for (const name of ['Asha', 'Bina', 'Chetan']) await addMember(page, name);
    await records(page).filter({ hasText: 'Chetan' }).getByRole('button', { name: 'Edit' }).click();
    await records(page).filter({ hasText: 'Asha' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByLabel('Name').fill('Chetan Rai');
    await page.getByRole('button', { name: 'Update Member' }).click();
    await expect(records(page).getByRole('heading')).toHaveText(['Bina', 'Chetan Rai']);
  });

  test('is not asked about by a link to a mail program or a telephone', async ({ page }) => {
    const asked = answerDialogs(page, 'dismiss');
    await open(page, 'contact');
    await page.getByLabel('Company Name').fill('Himal Foods');
    await page.getByLabel('Address').fill('Balaju');
    await page.getByLabel('Phone num').fill('+977 1 555 0199');
    await page.getByLabel('Email').fill('hello@himal.example');
    await page.getByRole('button', { name: 'Add Contact' }).click();
    await records(page).getByRole('link', { name: 'hello@himal.example' }).click();
    await records(page).getByRole('link', { name: '+977 1 555 0199' }).click();
    await goTo(page, 'Team');
    expect(asked).toEqual([]);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
  });
});
