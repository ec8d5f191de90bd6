import { type Locale, locales, sourceLocale } from '~/config/locales';
import { messagesOf, writeChannels } from '~/config/messages';
import { site } from '~/config/site';
import { writeNumerals } from '~/domain/numerals';

/** Values for names in braces in texts of the content: `{brand}`, `{founder}`. */
export type Facts = Readonly<Record<string, string | number>>;

/** Returns the facts in one language. */
export function factsOf(locale: Locale): Facts {
  const { business, forms } = messagesOf(locale);
  const { name, fullName, founder, street, city, country } = business;
  return {
    brand: name,
    fullName,
    founder,
    street,
    city,
    country,
    email: site.emails.main,
    phone: site.phones.main,
    channels: writeChannels(forms.send),
    bs: writeNumerals(site.founded.bs, locale),
    ad: writeNumerals(site.founded.ad, locale),
  };
}

/** Returns the language of a table that is named after one, such as `faq/ne`. All others are English. */
export const localeOfTable = (name: string): Locale =>
  locales.find((locale) => locale === name) ?? sourceLocale;
