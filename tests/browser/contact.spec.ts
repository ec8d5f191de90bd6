import en from '~/config/messages/en.json' with { type: 'json' };
import { expect, test } from '../support/test';
import { field } from './order/page';

const words = en.forms.contact.name;

test('an input method composes in peace, and its text is corrected at the end', async ({ page }) => {
  await page.goto('/contact/');
  const name = field(page, words.label);
  const message = page.getByText(words.refused);
  await name.fill('Ram ');
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['t', 'th', 'th1', 'थ1']) {
    const [selectionStart, selectionEnd] = [text.length, text.length];
    await keyboard.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
  }
  await expect(name).toHaveValue('Ram थ1');
  await expect(message).toHaveCount(0);
  await keyboard.send('Input.insertText', { text: 'थापा1' });
  await expect(name).toHaveValue('Ram थापा');
  await expect(message).toBeVisible();
});
