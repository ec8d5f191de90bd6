import { vi } from 'vitest';

// Tests of code have this time zone, this calendar, these languages and this money, whatever the site has. Tests of
// the content have the site's.
vi.mock('~/config/site', async (load) => ({
  ...(await load<object>()),
  timeZone: 'Asia/Kathmandu',
  calendar: 'bikram-sambat',
}));
vi.mock('~/config/locales', async (load) => {
  const own = await load<typeof import('~/config/locales')>();
  Object.assign(own.locales, { ...['en', 'ne'], length: 2 });
  const money = { name: 'Nepali rupees', digits: 'en-IN' };
  Object.assign(own.languages.en, { tag: 'en-NP', money: { ...money, format: 'Rs.{amount}' } });
  Object.assign(own.languages.ne, { tag: 'ne-NP', money: { ...money, format: 'रु. {amount:deva}' } });
  return { ...own, defaultLocale: 'en', sourceLocale: 'en', secondNameLanguage: 'ne' };
});
