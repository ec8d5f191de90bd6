import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf, locales } from '~/config/locales';
import { site, unitPrice } from '~/config/site';
import { phoneLink } from '~/domain/link';
import { hoursPattern } from '~/domain/opening-hours';
import { listChannels } from '~/lib/business/channels';
import type { Fault } from '~/lib/content/fault';
import { drawIcon } from '~/lib/pictures/icon';

/** Finds settings that cannot work. */
export function checkSettings(root: string): Fault[] {
  const faults: Fault[] = [];
  const report = (path: string, field: string, value: string, reason: string) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(value) && value !== '') + 1;
    faults.push({ file: path, line, field, reason });
  };
  const settings = 'src/config/site.ts';
  const check = (isRight: boolean, field: string, value: string, reason: string) => {
    if (!isRight) report(settings, field, value, reason);
  };

  check(
    URL.canParse(site.url) && /^https?:/.test(site.url),
    'url',
    site.url,
    'write it as https://spice.example',
  );
  for (const [name, email] of Object.entries(site.emails))
    check(
      /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(email),
      `emails.${name}`,
      email,
      `'${email}' is no email address`,
    );
  for (const [name, phone] of Object.entries(site.phones))
    check(/\d{7,15}/.test(phoneLink(phone) ?? ''), `phones.${name}`, phone, `'${phone}' cannot be dialled`);
  for (const hours of site.hours)
    check(hoursPattern.test(hours), 'hours', hours, `'${hours}' is not written as 'Su-Fr 07:00-19:00'`);
  for (const { name, url, icon } of site.social) {
    check(URL.canParse(url), 'social', url, `the URL of ${name} is no URL`);
    check(isIcon(icon), 'social', icon, `'${icon}' is no icon of https://tabler.io/icons`);
  }
  for (const url of [site.map.embed, site.map.link])
    check(URL.canParse(url), 'map', url, `'${url}' is no URL`);
  for (const { name, url } of site.marketplaces)
    check(URL.canParse(url), 'marketplaces', url, `the URL of ${name} is no URL`);
  check(
    Intl.supportedValuesOf('currency').includes(site.currency),
    'currency',
    site.currency,
    `'${site.currency}' is no code of ISO 4217, such as EUR`,
  );
  check(
    unitPrice.grams > 0 && unitPrice.step > 0,
    'unitPrice',
    'unitPrice',
    'grams and step must be above 0',
  );
  checkChannels(check);
  for (const locale of locales) checkMoney(locale, report);
  return faults;
}

type Check = (isRight: boolean, field: string, value: string, reason: string) => void;

function checkChannels(check: Check): void {
  const kinds = new Set<string>();
  for (const { kind, label, to = '', url, icon, limit } of site.channels) {
    const field = `channels, ${kind}`;
    check(!kinds.has(kind), field, `'${kind}'`, 'stands twice');
    kinds.add(kind);
    check(url.includes('{text}'), field, url, 'its URL needs {text}');
    check(/\{(to|digits)\}/.test(url), field, url, 'its URL needs {to} or {digits}');
    check(limit >= 500, field, `'${kind}'`, 'its limit must be at least 500');
    if (kind === 'email') continue;
    check(Boolean(label), field, `'${kind}'`, 'needs a label');
    check(to !== '', field, `'${kind}'`, "needs 'to', its number or name");
    if (url.includes('{digits}') && to !== '')
      check(
        /^\+?[\d\s().-]{7,25}$/.test(to),
        field,
        to,
        `'${to}' is no international number, such as '+977 1 555 0100'`,
      );
    check(isIcon(icon), field, icon, `'${icon}' is no icon of https://tabler.io/icons`);
  }
  try {
    listChannels('');
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^[^:]+: /, '') : '';
    if (site.channels.every(({ icon }) => isIcon(icon))) check(false, 'channels', 'channels', reason);
  }
}

function isIcon(name: string): boolean {
  try {
    return drawIcon(name) !== '';
  } catch {
    return false;
  }
}

type Report = (path: string, field: string, value: string, reason: string) => void;

function checkMoney(locale: (typeof locales)[number], report: Report): void {
  const { money } = languageOf(locale);
  const file = 'src/config/locales.ts';
  if (!/\{amount(:deva)?\}/.test(money.format))
    report(file, `${locale}.money.format`, money.format, 'needs {amount}');
  try {
    Intl.NumberFormat.supportedLocalesOf(money.digits);
  } catch {
    report(
      file,
      `${locale}.money.digits`,
      money.digits,
      `'${money.digits}' is no language tag, such as en-IN`,
    );
  }
}
