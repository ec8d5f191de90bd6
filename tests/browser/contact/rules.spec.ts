import { expect, test } from '../../support/test';
import { field, nameMessage } from './page';

// Component tests cover rejected input and the duration of messages. These tests need a real browser.

test('a name keeps its letters by every way of input', async ({ page }) => {
  await page.goto('/contact/');
  const name = field(page, 'Name');
  await name.pressSequentially('राम 2');
  await expect(name).toHaveValue('राम ');
  await expect(page.getByText(nameMessage)).toBeVisible();
  await name.pressSequentially('थापा');
  await expect(name).toHaveValue('राम थापा');
  await expect(page.getByText(nameMessage)).toHaveCount(0);

  await name.fill('Rm Thapa');
  await name.press('Home');
  await name.press('ArrowRight');
  await name.pressSequentially('7a8');
  await expect(name).toHaveValue('Ram Thapa');
  expect(await name.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);

  await field(page, 'Message').fill('Sita Rai <9841>');
  await field(page, 'Message').press('ControlOrMeta+A');
  await field(page, 'Message').press('ControlOrMeta+C');
  await name.fill('');
  await name.press('ControlOrMeta+V');
  await expect(name).toHaveValue('Sita Rai ');
  await expect(page.getByText(nameMessage)).toBeVisible();

  await name.fill('Ram ');
  await expect(page.getByText(nameMessage)).toHaveCount(0);
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['t', 'th', 'th1', 'थ1'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await expect(name).toHaveValue('Ram थ1');
  await expect(page.getByText(nameMessage)).toHaveCount(0);
  await keyboard.send('Input.insertText', { text: 'थापा1' });
  await expect(name).toHaveValue('Ram थापा');
  await expect(page.getByText(nameMessage)).toBeVisible();
  await name.pressSequentially(' ');
  await expect(name).toHaveValue('Ram थापा ');

  await field(page, 'Phone').pressSequentially('९८a४१-');
  await expect(field(page, 'Phone')).toHaveValue('9841');
});
