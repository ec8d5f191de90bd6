import { expect, it } from 'vitest';
import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { pathOf } from '~/config/routes';
import { site } from '~/config/site';
import { findAll, readHtml } from '../support/html';
import { readBuilt } from '../support/site';

it.each(locales)('every printed sheet of the price list ends with phone and date: %s', (locale) => {
  const page = readHtml(readBuilt(pathOf('priceList', locale)));
  const styles = findAll(page, 'style')
    .map(({ text }) => text)
    .join('');
  const phone = interpolate(messagesOf(locale).priceList.orderPhone, { phone: site.phones.sales });
  expect(styles).toContain(`@bottom-left{content:"${phone}"}`);
  const [date] = findAll(page, 'time');
  expect(/@bottom-right\{content:"(.*?) · "/.exec(styles)?.[1]).toContain(date?.text);
});
