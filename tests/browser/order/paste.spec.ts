import type { Page } from 'playwright/test';
import { locales, sourceLocale } from '~/config/locales';
import { interpolate } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import ne from '~/config/messages/ne.json' with { type: 'json' };
import { pathOf } from '~/config/routes';
import { writeNumerals } from '~/domain/numerals';
import { mapItemNames } from '~/domain/order/offer';
import { translateName } from '~/domain/translate-name';
import { expectAccessible } from '../../support/axe';
import { pick, products } from '../../support/content';
import { expect, test } from '../../support/test';
import { field } from './page';
import { names, packs } from './sheet';

/** A pack, and a product of several packs with a name of its own. */
const [pack] = [pick(packs, ({ grams }) => grams !== undefined)];
const several = pick(
  products.toReversed(),
  ({ id, name, packs }) => packs.length > 1 && names.get(String(id)) === name,
);
const unknown = 'zzzz 20 pkt';
const titles = mapItemNames(
  products.map(({ id, name, nepali, packs }) => ({ id: String(id), name, title: nepali, packs })),
  'ne',
  ne.product.number,
);
const itemNames = { en: undefined, ne: titles };

const panel = (page: Page) => page.locator('#paste');

for (const locale of locales) {
  const { forms, priceList } = { en, ne }[locale];
  const { order } = forms;
  const { paste } = order;
  const translate = (name: string) => translateName(itemNames[locale], name);
  const row = (name: string, quantity: number) => `${translate(name)} × ${writeNumerals(quantity, locale)}`;
  const inRow = (page: Page, message: string, number: number) =>
    field(page, interpolate(message, { number }));

  test(`a list is pasted in ${locale}, and the box keeps what is not ordered`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(pathOf('priceList', locale));
    const main = page.getByRole('main');
    await main.getByRole('button', { name: priceList.tools, exact: true }).click();
    await main.getByRole('link', { name: paste.heading }).click();
    await expect(page).toHaveURL(`${pathOf('order', locale)}#paste`);
    const box = field(page, paste.label);
    await expect(box).toBeInViewport();
    const list = [row(pack.name, 12), `${translate(several.name)} 20 pkt`, unknown].join('\n');
    await box.focus();
    await page.keyboard.insertText(list);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('listitem')).toHaveCount(3);
    await expect(panel(page).getByText(row(pack.name, 12)).first()).toBeVisible();
    await expectAccessible(page, '#paste');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    const answer = panel(page).getByRole('group', { name: paste.ask.pack }).getByRole('button').first();
    const chosen = (await answer.textContent()) ?? '';
    await answer.focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('status')).toBeFocused();
    await panel(page).getByRole('button', { name: paste.add }).press('Enter');
    await expect(page.getByText(interpolate(paste.added, { count: 2, rest: 1 }))).toBeInViewport();
    await expect(box).toHaveValue(unknown);

    await page.goto(pathOf('faq', locale));
    await page.goto(pathOf('order', locale));
    await expect(box).toHaveValue(unknown);
    await expect(inRow(page, order.item.name, 1)).toHaveValue(translate(pack.name));
    await expect(inRow(page, order.item.quantity, 1)).toHaveValue('12');
    const second = await inRow(page, order.item.name, 2).inputValue();
    expect(chosen).toBe(`${second} × ${writeNumerals(20, locale)}`);
  });
}

test('a panel whose script fails keeps everything, and works offline once it has come', async ({
  page,
  watch,
}) => {
  watch.expect(/failed: |Failed to load resource|ERR_(FAILED|INTERNET)/);
  const { order } = { en, ne }[sourceLocale].forms;
  const { paste, loading, fields } = order;
  const script = /_astro\/PasteList\./;
  await page.goto(`${pathOf('order')}#paste`);
  await field(page, paste.label).fill(unknown);
  await field(page, fields.fullName).fill('Ram');

  await page.route(script, (route) => route.abort('failed'));
  await page.reload();
  await expect(panel(page).getByRole('alert')).toContainText(paste.failed);
  await expect(field(page, fields.fullName)).toHaveValue('Ram');
  await panel(page).getByRole('button', { name: loading.retry }).press('Enter');
  await expect(panel(page).locator('summary')).toBeFocused();
  await expect(panel(page).getByRole('alert')).toContainText(paste.failed);
  await page.unroute(script);
  await panel(page).getByRole('button', { name: loading.retry }).click();
  await expect(field(page, paste.label)).toHaveValue(unknown);

  // The prices have come.
  await expect(page.locator('datalist option').first()).toBeAttached();
  await page.context().setOffline(true);
  await field(page, paste.label).fill(`${pack.name} × 12`);
  await panel(page).getByRole('button', { name: paste.read }).click();
  await panel(page).getByRole('button', { name: paste.add }).click();
  await expect(field(page, interpolate(order.item.name, { number: 1 }))).toHaveValue(pack.name);
  await page.context().setOffline(false);
});

test('a panel that is opened offline works once there is a connection', async ({ page, watch }) => {
  watch.expect(/failed: |Failed to load resource|ERR_INTERNET/);
  const { paste, loading, fields } = { en, ne }[sourceLocale].forms.order;
  await page.goto(pathOf('order'));
  await field(page, fields.fullName).fill('Ram');
  await expect(page.locator('datalist option').first()).toBeAttached();
  await page.context().setOffline(true);
  await panel(page).locator('summary').click();
  await expect(panel(page).getByRole('alert')).toContainText(paste.failed);
  await page.context().setOffline(false);
  await panel(page).getByRole('button', { name: loading.retry }).click();
  await expect(field(page, paste.label)).toBeVisible();
});
