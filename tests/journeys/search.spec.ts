import en from '~/config/messages/en.json' with { type: 'json' };
import { interpolate } from '~/config/messages/interpolate';
import { common } from '../browser/finder/page';
import {
  combobox,
  contactUrl,
  countRows,
  field,
  groups,
  list,
  options,
  product,
  selected,
  texts,
} from '../browser/search/page';
import { expectAccessible } from '../support/axe';
import { watchRequests } from '../support/traffic';
import { write } from '../support/write';
import { expect, test } from './test';

test.use({ viewport: { width: 1024, height: 800 } });

test('the field is an accessible combobox, whose options lead to pages', async ({ page, hold }) => {
  await page.goto('/about/');
  await field(page).pressSequentially(product.name);
  await expect(list(page)).toBeVisible();
  await expect(combobox(page)).toHaveAttribute('aria-expanded', 'true');
  const option = list(page)
    .getByRole('group', { name: groups[0]?.label ?? '' })
    .getByRole('option')
    .first();
  for (const text of [product.name, product.other ?? '', product.note ?? ''])
    await expect(option).toContainText(text);
  await expect(option.locator('mark').first()).toBeVisible();
  await expect
    .poll(() => option.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(96);
  await write(field(page), common);
  await expect(options(page)).toHaveCount(countRows(common));
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveCount(1);
  await expectAccessible(page, '.banner');
  const href = await selected(page).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');

  await write(field(page), 'saffron & xyzzy');
  await options(page)
    .getByText(interpolate(texts.contactPrompt, { query: 'saffron & xyzzy' }))
    .click();
  await expect(page).toHaveURL(`${contactUrl}saffron%20%26%20xyzzy`);
  await expect(page.getByLabel(en.forms.contact.enquiryType.label)).toHaveValue('order');
  await expect(page.getByLabel(en.forms.contact.message.label)).toHaveValue('saffron & xyzzy');

  // Text typed while the script is held gets suggestions.
  const asked = watchRequests(page);
  const listParts = () => asked.filter((url) => /SearchBox|suggestions-|client\.|react/.test(url));
  const release = hold(/SearchBox/);
  await page.goto('/about/');
  expect(listParts(), 'before the first use').toEqual([]);
  await field(page).pressSequentially(common);
  release();
  await expect(options(page).nth(1)).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveValue(common);
  await expect(field(page)).toBeFocused();
  expect(listParts().filter((url) => url.includes('suggestions-'))).toHaveLength(1);
});
