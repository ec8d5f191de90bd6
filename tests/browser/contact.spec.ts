import { interpolate } from '~/config/messages';
import ne from '~/config/messages/ne.json' with { type: 'json' };
import { site } from '~/config/site';
import { expectAccessible } from '../support/axe';
import { chatName } from '../support/channels';
import { findLayoutFaults } from '../support/geometry';
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';
import { watchRequests } from '../support/traffic';
import { field } from './order/page';

const { forms } = ne;

const terms = 'I hereby accept all the terms and conditions.';

test('a dealer’s enquiry, begun before hydration, becomes a message', async ({ page, context, watch }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const ready = page.getByRole('region', { name: 'One step left: send it' });
  const readMail = async () => {
    const link = ready.getByRole('link', { name: 'Send it by email' });
    return decodeURIComponent((await link.getAttribute('href')) ?? '');
  };
  const name = field(page, 'Name');
  const email = field(page, 'Email');
  const type = field(page, 'Enquiry type');
  await page.goto('/contact/?enquiry=nonsense');
  await expect(type).toHaveValue('');
  await page.getByTitle(`Map of ${site.address.street}, ${site.address.city}`).scrollIntoViewIfNeeded();
  await expect.poll(() => watch.mapFrames).toBe(1);
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/dealers/');
  const release = await hold(page, '**/_astro/*.js');
  await page.getByRole('link', { name: 'Become a Dealer' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/contact\/\?enquiry=dealership$/);
  await expect(type).toBeInViewport();
  await expect(type.locator('option:checked')).toHaveText('Dealership');

  await field(page, 'Phone').fill('९८-41');
  await name.fill('Ram5');
  await page.getByRole('button', { name: 'Get Service' }).click();
  await name.press('Enter');
  await expect(page).toHaveURL(/\/contact\/\?enquiry=dealership$/);
  release();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(name).toHaveValue('Ram');
  await expect(field(page, 'Phone')).toHaveValue('9841');

  await test.step('compositions are corrected at their end, and messages fit', async () => {
    const message = page.getByText('Only letters and spaces are allowed');
    await name.fill('Ram ');
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
    await email.fill('a.very.long.address.of.a.spice.wholesaler@');
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expectAccessible(page, 'main astro-island');
    expect(await findLayoutFaults(page)).toEqual([]);
  });

  await email.fill('sita@example.com');
  await field(page, 'Message').fill('Namaste & hello?');
  await field(page, terms).check();
  const asked = watchRequests(page);
  await email.press('Enter');
  await expect(ready.getByRole('heading')).toBeFocused();
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(/\/contact\/\?enquiry=dealership$/);
  expect(await readMail()).toMatch(
    /Name: Ram थापा\s+Email: sita@example.com\s+Phone: 9841\s+Enquiry type: Dealership\s+Namaste & hello\?$/,
  );
  expect(await readMail()).toContain(`mailto:${site.emails.main}?subject=Enquiry: Dealership&body=Name`);
  const chat = ready.getByRole('link', { name: new RegExp(`^Send it on ${chatName}`) });
  await expect(chat).toHaveAttribute('href', /Dealership/);
  await ready.getByRole('button', { name: 'Copy' }).click();
  await expect(ready.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Email: sita@example.com');

  await page.goto('/faq/');
  await page.goBack();
  await email.press('Enter');
  await expect(ready).toBeVisible();
  expect(await readMail()).toContain('Ram थापा');
  await expect(field(page, terms)).toBeChecked();
});

test('the language switch keeps what was typed, before and after hydration', async ({ page }) => {
  const scripts = /ContactForm.*\.js$/;
  const island = page.locator('main astro-island[ssr]');
  const { contact, order } = forms;
  const change = () => page.locator('a[hreflang=ne]:visible').first().click();
  await page.route(scripts, () => {});
  await page.goto('/contact/?enquiry=dealership');
  await field(page, 'Name').fill('Sita Rai');
  await field(page, 'Email').fill('sita@example.com');
  await field(page, 'Enquiry type').selectOption('general');
  await field(page, 'Phone').fill('9841');
  await field(page, 'Message').fill('Namaste\n& hello');
  await field(page, terms).check();
  await expect(island).toHaveCount(1);
  await change();
  await expect(page).toHaveURL(/\/ne\/contact\/\?enquiry=dealership$/);
  const expectKept = async () => {
    await expect(field(page, contact.name.label)).toHaveValue('Sita Rai');
    await expect(field(page, contact.email.label)).toHaveValue('sita@example.com');
    await expect(field(page, contact.enquiryType.label)).toHaveValue('general');
    await expect(field(page, contact.phone.label)).toHaveValue('9841');
    await expect(field(page, contact.message.label)).toHaveValue('Namaste\n& hello');
    await expect(field(page, contact.terms.label)).toBeChecked();
  };
  await expectKept();
  await page.unroute(scripts);
  await field(page, contact.message.label).focus();
  await expect(island).toHaveCount(0);
  await expectKept();
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed')));
  expect(await kept()).toEqual([]);

  await page.goto('/order/');
  await field(page, 'Full Name').fill('Sita Rai');
  await field(page, 'Item 1').fill('Banana leaves');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await field(page, 'Item 2').fill('Rose water');
  await change();
  await expect(page).toHaveURL(/\/ne\/order\/$/);
  await expect(field(page, order.fields.fullName)).toHaveValue('Sita Rai');
  for (const [at, text] of ['Banana leaves', 'Rose water'].entries())
    await expect(field(page, interpolate(order.item.name, { number: at + 1 }))).toHaveValue(text);
});
